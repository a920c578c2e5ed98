/**
 * A script for the head. Fonts wait for the first view, from whose document and pictures they would take a slow line. Who comes
 * from another page of the shop has them, and sees no other.
 */
export const KNOWN_FONTS = `if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.fonts="";`;

/**
 * Fetches the fonts, and names them in the style of the page once both are there: they take the place of those of the same measure,
 * and the page is laid out anew once, not for their names and for each of them, which kept a phone from answering for half as
 * long as all its scripts. Where one is missing the other is still named.
 */
export async function fetchFonts(): Promise<void> {
  const { documentElement: page, fonts } = document;
  if ('fonts' in page.dataset) return;
  // oxlint-disable-next-line simport/no-literal-words -- as style names them
  await Promise.allSettled(['700 1em Bricolage Grotesque', '1em Inter'].map((font) => fonts.load(font)));
  page.dataset['fonts'] = '';
}
