/** The size of a link preview's picture, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The address of that picture. @param code of a country or region, or of the home page */
export function socialPicture(code: 'home' | (string & {})): string {
  return `/social/${code}.png`;
}
