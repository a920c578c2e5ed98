import { html, raw } from 'hono/html';

import type { Outcome } from '../browser/messages.ts';
import { PAYPAL_STYLE } from './paypal-style.ts';

type Html = ReturnType<typeof html>;

/** The document around every page of PayPal's window. */
function page(content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>PayPal sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(PAYPAL_STYLE)}
        </style>
      </head>
      ${content}
    </html>`;
}

/** A page with its own content. */
export function windowPage(content: Html): Html {
  return page(
    html`<body>
      ${head}
      <main>${content}</main>
    </body>`,
  );
}

const head = html`<header>
  <b>PayPal sandbox</b>
  <p>Stands in for PayPal. No real money moves.</p>
</header>`;

/** A page with a message only, such as that there is nothing to pay. */
export function noticePage(title: string, text: string): Html {
  return windowPage(
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}

/** The window's last page: reports the outcome to the shop's page, then closes. */
export function outcomePage(outcome: Outcome): Html {
  const told = outcome.kind === 'approved' ? 'Going back to the shop...' : 'Nothing is paid.';
  return page(
    html`<body data-outcome="${JSON.stringify(outcome)}">
      ${head}
      <main>
        <div class="waiting" role="status">
          <p>${told} You can close this window.</p>
        </div>
      </main>
      <script type="module" src="/smart/outcome-page.ts"></script>
    </body>`,
  );
}

/** `shop`: origins that a form leads back to. Browsers apply `form-action` to redirects after a form, too. */
export function pageHeaders(shop: string[] = []): Record<string, string> {
  const leadsTo = ["'self'", ...shop].join(' ');
  return {
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
