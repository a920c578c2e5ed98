import { use } from 'react';

import { NonceContext } from './nonce.ts';

/** Names the fonts in the style of the page: they are fetched then, and take the place of those of the same measure. */
export const NAME_FONTS = 'document.documentElement.dataset.fonts="";';

/**
 * Fonts wait for the first view, from whose document and pictures they would take a slow line. Who comes from another page
 * of the shop has them, and sees no other.
 */
const SCRIPT = `if(document.referrer.startsWith(location.origin+"/"))${NAME_FONTS}`;

/** In the head, before anything that shows. */
export function KnownFonts() {
  return <script nonce={use(NonceContext)} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
