/**
 * A script for the head. Fonts load after the first view, because on a slow line they would delay its document and pictures. A
 * visitor from another page of the shop already has them, so for them the page uses the fonts at once.
 */
export const KNOWN_FONTS = `if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.fonts="";`;

// oxlint-disable-next-line simport/no-literal-words -- as style names them
const [HEAD, TEXT] = ['Bricolage Grotesque', 'Inter'];
/** Sizes and weights of most words on public pages: `styles/tokens.css` has them all. */
const WRITTEN = [
  ...[16, 18, 20, 22, 24].map((size) => `700 ${size}px ${HEAD}`),
  ...[14, 16].flatMap((size) => [400, 500, 600].map((weight) => `${weight} ${size}px ${TEXT}`)),
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 $€.,:·’-';

/**
 * Loads the fonts and applies both to the page at once. Fallbacks have the same measures, so the page is laid out again only
 * once: doing so for each font kept a phone busy for half as long as all its scripts. A browser takes half of the time for letters
 * that it meets in a size and weight for the first time: it meets them before, each size in a task of its own, so that the page
 * can answer presses between them. If one font fails to load, the other still applies.
 */
export async function fetchFonts(): Promise<void> {
  const { documentElement: page, fonts } = document;
  if ('fonts' in page.dataset) return;
  await Promise.allSettled(WRITTEN.map((font) => fonts.load(font)));
  const ruler = document.createElement('canvas').getContext('2d');
  for (const font of WRITTEN) {
    await new Promise((resolve) => setTimeout(resolve));
    if (ruler) ruler.font = font;
    ruler?.measureText(LETTERS);
  }
  page.dataset['fonts'] = '';
}
