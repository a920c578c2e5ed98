/**
 * A script for the head. Fonts load after the first view, because on a slow line they would delay its document and pictures. A
 * visitor from another page of the shop already has them, so for them the page uses the fonts at once.
 */
export const KNOWN_FONTS = `if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.fonts="";`;

/**
 * Loads the fonts and applies both to the page at once. Fallbacks have the same measures, so the page is laid out again only
 * once: doing so for each font kept a phone busy for half as long as all its scripts. If one fails to load, the other still
 * applies.
 */
export async function fetchFonts(): Promise<void> {
  const { documentElement: page, fonts } = document;
  if ('fonts' in page.dataset) return;
  // oxlint-disable-next-line simport/no-literal-words -- as style names them
  await Promise.allSettled(['700 1em Bricolage Grotesque', '1em Inter'].map((font) => fonts.load(font)));
  page.dataset['fonts'] = '';
}
