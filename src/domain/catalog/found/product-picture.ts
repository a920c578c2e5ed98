/** The picture of a product in lists of many shops: a square, as such lists require, in pixels. */
export const PRODUCT_PICTURE = { width: 1500, height: 1500 } as const;

/**
 * The address of a country's or region's picture without text: product lists refuse logos and writing.
 * @param photo an operator's own picture of the place, which comes first; null if there is none
 */
export function productPicture(code: string, photo: string | null): string {
  return photo ?? `/product/${code}.png`;
}
