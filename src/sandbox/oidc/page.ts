import { html, raw } from 'hono/html';

import { OIDC_STYLE } from './oidc-style.ts';

type Html = ReturnType<typeof html>;

/** The document around every page of the provider. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(OIDC_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <b>Sandbox sign-in</b>
          <p>Stands in for Google. Nobody here is real.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** `shop` is the origin that a form leads back to: browsers apply `form-action` to redirects after a form, too. */
export function pageHeaders(shop = ''): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
