/** West, south, east, north in degrees. An east edge above 180 crosses the antimeridian. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export function boxHolds(box: Box, longitude: number, latitude: number): boolean {
  const x = box[2] > 180 && longitude < 0 ? longitude + 360 : longitude;
  return x >= box[0] && x <= box[2] && latitude >= box[1] && latitude <= box[3];
}
