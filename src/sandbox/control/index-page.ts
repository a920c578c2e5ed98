import { html, raw } from 'hono/html';

import { browserScript } from '../core/browser-script.ts';
import type { Origins } from '../core/party.ts';
import { groupCardNumber } from '../stripe/browser/card-number.ts';
import { TEST_CARDS, type TestCard } from '../test-data/magic.ts';
import { payerName, PAYERS } from '../test-data/payers.ts';
import { PERSONS } from '../test-data/persons.ts';
import { INDEX_STYLE } from './index-style.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What people most often want to force by hand; curl does everything else. */
interface Control {
  label: string;
  path: string;
  body?: object;
  method?: string;
  ask?: string;
}

const CONTROLS: Control[] = [
  { label: 'Clock: one hour on', path: '/control/clock', body: { advance_seconds: 3600 } },
  { label: 'Clock: one day on', path: '/control/clock', body: { advance_seconds: 86_400 } },
  { label: 'Hold Stripe’s webhooks', path: '/control/webhooks', body: { party: 'stripe', action: 'hold' } },
  { label: 'Release them', path: '/control/webhooks', body: { party: 'stripe', action: 'release' } },
  {
    label: 'Next PayPal capture: answer lost',
    path: '/control/faults',
    body: { party: 'paypal', path: '/v2/checkout/orders/*/capture', effect: 'cut-after' },
  },
  { label: 'Next PayPal order: pays another merchant', path: '/control/paypal-payee', body: {} },
  {
    label: 'Next eSIM order: answer lost',
    path: '/control/faults',
    body: { party: 'esim-go', method: 'POST', path: '/v2.*/orders', effect: 'cut-after' },
  },
  {
    label: 'Next eSIM order: error 500',
    path: '/control/faults',
    body: { party: 'esim-go', method: 'POST', path: '/v2.*/orders', effect: 'status', status: 500 },
  },
  {
    label: 'Next sign-in: token step fails',
    path: '/control/faults',
    body: { party: 'oidc', path: '/token', effect: 'status', status: 500 },
  },
  { label: 'Next mail: refused', path: '/control/faults', body: { party: 'mail', effect: 'status' } },
  { label: 'Forget all faults', path: '/control/faults', method: 'DELETE' },
  {
    label: 'Reset everything',
    path: '/control/reset',
    ask: 'Forget all payments, eSIMs, sign-ins and mails of the sandbox?',
  },
];

/** A party that plays on demand. */
export interface ShownParty {
  party: string;
  name: string;
  about: string;
  origin: string;
  /** The path of its orders. */
  orders: string;
}

const lostOrder = ({ party, name, orders }: ShownParty) => ({
  label: `Next ${name} order: answer lost`,
  path: '/control/faults',
  body: { party, method: 'POST', path: orders, effect: 'cut-after' },
});

/**
 * The front page of the control origin: which parties there are, and how to try them.
 * @param extras the parties that play on demand
 */
export async function indexPage(origins: Origins, extras: readonly ShownParty[] = []): Promise<Response> {
  const controls: Control[] = [...CONTROLS, ...extras.map(lostOrder)];
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Simport sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(INDEX_STYLE)}
        </style>
        <script type="module" src="/index.js"></script>
      </head>
      <body>
        <header>
          <div class="wide">
            <h1>Simport sandbox</h1>
            <p>The outside world on your machine: no real money moves and no real eSIM is made.</p>
            <a class="main-link" href="/mail">Open the inbox</a>
          </div>
        </header>
        <main class="wide">
          <section>
            <h2>Test cards</h2>
            <p>
              Any expiry date to come, any three digits as CVC (four for American Express). Press a number to
              copy it.
            </p>
            <div class="cards">
              ${cardList('Pay', (card) => !card.decline && !card.challenge && !card.dispute && !card.refund)}
              ${cardList('Ask for 3-D Secure', (card) => Boolean(card.challenge))}
              ${cardList('Are declined', (card) => Boolean(card.decline) && !card.challenge)}
              ${cardList('Make trouble later', (card) => Boolean(card.dispute ?? card.refund))}
            </div>
          </section>
          <section>
            <h2>Who can pay with PayPal</h2>
            <p>PayPal’s button in the shop opens a window with these payers. Nobody has a password.</p>
            <ul class="list payers">
              ${PAYERS.map((payer) => html`<li><b>${payerName(payer)}</b><span>${payer.meaning}</span></li>`)}
            </ul>
          </section>
          <section>
            <h2>Who can sign in</h2>
            <p>
              ‘Continue with Google’ in the shop leads to a page with these persons, and with a form for any
              other address. Nobody has a password.
            </p>
            <ul class="list persons">
              ${PERSONS.map(
                ({ name, email, meaning }) =>
                  html`<li>
                    <b>${name}</b><code>${email ?? 'no e-mail address'}</code><span>${meaning}</span>
                  </li>`,
              )}
            </ul>
          </section>
          <section>
            <h2>Who plays here</h2>
            <p>Each speaks its real paths, answers and errors.</p>
            <ul class="list">
              ${party('Stripe', origins.stripe, 'API at /v1, browser script at /stripe.js')}
              ${party('PayPal', origins.paypal, 'API at /v1 and /v2, client "sandbox" with secret "sandbox", browser script at /sdk/js')}
              ${party('eSIM Go', origins.esimGo, 'API at /v2.4 and /v2.5, key "sandbox"')}
              ${extras.map(({ name, about, origin }) => party(name, origin, about))}
              ${party('Sign-in', origins.oidc, 'OpenID provider in Google’s place, client "sandbox" with secret "sandbox"')}
              ${party('European Central Bank', `${origins.control}/ecb/eurofxref-daily.xml`, 'the exchange rates of the day', true)}
              ${party('VIES', `${origins.control}/vies/rest-api`, 'the EU’s register of VAT numbers, at /check-vat-number')}
              ${party('Mail', `${origins.control}/mail`, 'every mail the shop sends, as JSON at /mail/messages', true)}
              ${party('Controls', `${origins.control}/control/ledger`, 'what moved: charges, refunds, orders, eSIMs, mails', true)}
            </ul>
          </section>
          <section>
            <h2>Controls</h2>
            <p>Make the outside world misbehave, then watch the shop cope.</p>
            <div class="buttons">
              ${controls.map(
                ({ label, path, body = {}, method = 'POST', ask = '' }) =>
                  html`<button
                    data-path="${path}"
                    data-method="${method}"
                    data-body="${JSON.stringify(body)}"
                    data-ask="${ask}"
                  >
                    ${label}
                  </button>`,
              )}
            </div>
            <p id="message" role="status"></p>
            <h3>By hand</h3>
            ${curls(origins).map((line) => html`<pre tabindex="0"><code>${line}</code></pre>`)}
          </section>
        </main>
        <footer class="wide">All controls are described in docs/sandbox.md.</footer>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });
}

/** The front page's script. */
export function indexScript(): Response {
  return new Response(browserScript(new URL('index-script.ts', import.meta.url)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

function cardList(title: string, belongs: (card: TestCard) => boolean) {
  return html`<div>
    <h3>${title}</h3>
    <ul class="list">
      ${TEST_CARDS.filter(belongs).map(
        ({ number, meaning }) =>
          html`<li>
            <button data-copy="${number}" aria-label="Copy ${groupCardNumber(number)}">
              ${groupCardNumber(number)}
            </button>
            <span>${meaning}</span>
          </li>`,
      )}
    </ul>
  </div>`;
}

function party(name: string, address: string, note: string, isPage = false) {
  const shown = html`<code>${address}</code>`;
  return html`<li>
    <b>${name}</b>${isPage ? html`<a href="${address}">${shown}</a>` : shown}<span>${note}</span>
  </li>`;
}

function curls({ control }: Origins): string[] {
  const pull = (name: string, body: object) => `curl ${control}/control/${name} -d '${JSON.stringify(body)}'`;
  return [
    pull('faults', { party: 'stripe', path: '/v1/refunds', effect: 'status', status: 500, times: 3 }),
    pull('usage', { iccid: '8943...', megabytes: 800 }),
    pull('rates', { JPY: 171.2 }),
    `curl ${control}/control/ledger`,
  ];
}
