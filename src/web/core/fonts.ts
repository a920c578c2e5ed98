/** Names the fonts in the style of the page: they are fetched then, and take the place of those of the same measure. */
export const NAME_FONTS = 'document.documentElement.dataset.fonts="";';

/**
 * A script for the head. Fonts wait for the first view, from whose document and pictures they would take a slow line. Who comes
 * from another page of the shop has them, and sees no other.
 */
export const KNOWN_FONTS = `if(document.referrer.startsWith(location.origin+"/"))${NAME_FONTS}`;
