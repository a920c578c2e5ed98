/** West, south, east, north in degrees. An east edge over 180 runs across the antimeridian. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Is the place inside the box? */
export function boxHolds(box: Box, longitude: number, latitude: number): boolean {
  const x = box[2] > 180 && longitude < 0 ? longitude + 360 : longitude;
  return x >= box[0] && x <= box[2] && latitude >= box[1] && latitude <= box[3];
}
