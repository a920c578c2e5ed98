/** What stands beside a product in a list of many shops: a square, as such lists want it, in pixels. */
export const PRODUCT_PICTURE = { width: 1500, height: 1500 } as const;

/**
 * The address of the picture of a country or region without a word in it: lists of products refuse logos and writing.
 * @param photo an operator's own picture of the place, which comes first; null where there is none
 */
export function productPicture(code: string, photo: string | null): string {
  return photo ?? `/product/${code}.png`;
}
