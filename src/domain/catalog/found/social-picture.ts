/** What stands beside a link where people send it to each other, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The address of that picture. @param code of a country or region, or of the home page */
export function socialPicture(code: 'home' | (string & {})): string {
  return `/social/${code}.png`;
}
