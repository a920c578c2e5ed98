import { html } from 'hono/html';

import { page, pageHeaders } from './page.ts';

/** The headers of a page without a form. */
export const NOTICE_HEADERS = pageHeaders();

/** A page with a message only: what went wrong, or that there is nothing to do. */
export function noticePage(title: string, text: string) {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}
