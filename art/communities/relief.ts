/** Mountains: the line of their ridge, in degrees east and north, and how broad they are in units of the drawing. */
export interface Range {
  ridge: readonly (readonly [longitude: number, latitude: number])[];
  breadth: number;
}

/** The great ranges around the Atlantic. */
export const ATLANTIC_RANGES: readonly Range[] = [
  {
    ridge: [
      [-132, 58],
      [-121, 51],
      [-114, 46],
      [-107, 40],
      [-105, 34],
    ],
    breadth: 26,
  },
  {
    ridge: [
      [-107, 29],
      [-103, 23],
      [-98, 18],
      [-91, 15],
      [-84, 10],
    ],
    breadth: 20,
  },
  {
    ridge: [
      [-85, 34],
      [-80, 38],
      [-75, 42],
      [-69, 46],
    ],
    breadth: 18,
  },
  {
    ridge: [
      [-74, 8],
      [-78, 0],
      [-78, -6],
      [-74, -13],
      [-68, -19],
      [-69, -28],
      [-71, -38],
      [-72, -47],
    ],
    breadth: 24,
  },
  {
    ridge: [
      [-48, -17],
      [-44, -21],
      [-49, -26],
    ],
    breadth: 16,
  },
  {
    ridge: [
      [-63, 5],
      [-60, 4],
    ],
    breadth: 12,
  },
  {
    ridge: [
      [-46, 64],
      [-44, 70],
      [-42, 76],
    ],
    breadth: 30,
  },
  {
    ridge: [
      [-9, 30],
      [-4, 33],
      [3, 35],
      [9, 36],
    ],
    breadth: 16,
  },
  {
    ridge: [
      [-7, 43],
      [0, 42.6],
    ],
    breadth: 10,
  },
  {
    ridge: [
      [6, 44.5],
      [9, 46.5],
      [14, 47],
    ],
    breadth: 13,
  },
  {
    ridge: [
      [9, 44.4],
      [13, 42.6],
      [15.5, 40.5],
    ],
    breadth: 8,
  },
  {
    ridge: [
      [16, 44.5],
      [20, 42],
      [22, 39],
    ],
    breadth: 9,
  },
  {
    ridge: [
      [7, 60],
      [13, 64],
      [18, 68],
    ],
    breadth: 12,
  },
  {
    ridge: [
      [4, 22],
      [9, 24],
      [16, 21],
    ],
    breadth: 14,
  },
  {
    ridge: [
      [37, 14],
      [38, 9],
      [37, 1],
      [34, -8],
    ],
    breadth: 14,
  },
];

/** Appalachians, Adirondacks, Green and White Mountains, and Laurentians. */
export const LAKES_RANGES: readonly Range[] = [
  {
    ridge: [
      [-80.6, 38.6],
      [-79, 39.9],
      [-77.6, 41.1],
      [-75.6, 41.9],
    ],
    breadth: 42,
  },
  {
    ridge: [
      [-75.2, 43.5],
      [-74.2, 44.2],
      [-73.9, 44.6],
    ],
    breadth: 52,
  },
  {
    ridge: [
      [-73, 42.8],
      [-72.8, 43.9],
      [-72.6, 44.7],
    ],
    breadth: 30,
  },
  {
    ridge: [
      [-71.8, 43.9],
      [-71.1, 44.5],
      [-70.3, 45.3],
    ],
    breadth: 36,
  },
  {
    ridge: [
      [-76.6, 46.3],
      [-75, 46.3],
      [-73.6, 46.9],
      [-72, 47.5],
    ],
    breadth: 46,
  },
];
