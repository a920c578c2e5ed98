/** Capitals that GeoNames does not mark, and the seats of government of places without a capital. Longitude, latitude. */
export const capitals: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  AN: [[-68.934, 12.108]],
  CYP: [[33.364, 35.184]],
  IC: [
    [-15.413, 28.1],
    [-16.254, 28.469],
  ],
  IL: [[35.216, 31.769]],
  IO: [[72.411, -7.313]],
  PS: [[35.204, 31.9]],
  TK: [[-171.249, -9.38]],
  'US-HI': [[-157.858, 21.307]],
};
