import { html, raw } from 'hono/html';
import { z } from 'zod';

import { shownAmount } from '../../core/currencies.ts';
import { WALLET_CARDS, WALLET_OWNER, type Wallet } from '../../test-data/wallets.ts';
import { cardBrand } from '../browser/card-number.ts';

const STYLE = `
*, *::before { box-sizing: border-box; }
html, body { margin: 0; min-height: 100%; background: transparent; }
body { font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #1a1f36; }
.scrim { min-height: 100vh; min-height: 100dvh; padding: 16px; display: grid; place-items: end center; background: rgb(10 21 36 / .62); }
.dialog { width: 100%; max-width: 420px; padding: 24px; border-radius: 16px; background: #fff; box-shadow: 0 16px 48px rgb(10 21 36 / .35); }
h1 { margin: 0; font-size: 20px; line-height: 1.3; }
.amount { margin: 0 0 16px; font-weight: 600; font-variant-numeric: tabular-nums; }
.lines { margin: 8px 0; padding: 0; list-style: none; max-height: 40vh; overflow: auto; }
.lines li { display: flex; justify-content: space-between; gap: 12px; font-variant-numeric: tabular-nums; }
label { display: block; margin: 12px 0 4px; font-weight: 600; }
select { width: 100%; min-height: 44px; padding: 0 8px; border: 1px solid #697386; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
.actions { display: grid; gap: 12px; margin-top: 20px; }
button { min-height: 48px; border-radius: 8px; border: 1px solid #697386; background: #fff; color: #1a1f36; font: inherit; font-weight: 600; cursor: pointer; }
button.pay { border-color: #000; background: #000; color: #fff; }
button:disabled { opacity: .6; cursor: default; }
button:focus, select:focus { outline: 3px solid #7a73ff; outline-offset: 2px; }
.status { display: block; min-height: 24px; margin-top: 12px; color: #9b1c31; font-weight: 600; }
.note { margin: 8px 0 0; color: #4f566b; font-size: 14px; }`;

/** What the shop asks of the wallet: the amount, and details of its owner. */
export interface SheetRequest {
  amount?: string;
  currency?: string;
  /** Present if the shop asks for it. */
  email?: string;
  billing?: string;
  /** What is bought, as JSON. */
  lines?: string;
}

const listed = z.array(z.object({ name: z.string(), amount: z.int() }));

/** The wallet's own sheet over the shop's page: the card, the details for the shop, pay or cancel. */
export function sheetPage(
  { type, name }: Wallet,
  emails: string[],
  { amount = '0', currency = 'usd', email, billing, lines = '[]' }: SheetRequest,
) {
  const { address } = WALLET_OWNER;
  const items = listed.parse(JSON.parse(lines));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <style>
          ${raw(STYLE)}
        </style>
        <script type="module" src="/elements/wallet-sheet.ts"></script>
      </head>
      <body data-wallet="${type}">
        <main class="scrim">
          <div
            class="dialog"
            role="dialog"
            aria-modal="true"
            aria-labelledby="title"
            aria-describedby="amount"
          >
            <form>
              <h1 id="title">${name}</h1>
              ${
                items.length === 0
                  ? ''
                  : html`<ul class="lines">
                      ${items.map(
                        (item) =>
                          html`<li>
                            <span>${item.name}</span><span>${shownAmount(item.amount, currency)}</span>
                          </li>`,
                      )}
                    </ul>`
              }
              <p class="amount" id="amount">Pay ${shownAmount(Number(amount), currency)}</p>
              <label for="card">Card</label>
              <select id="card" name="card">
                ${WALLET_CARDS.map(
                  ({ number, meaning }) =>
                    html`<option value="${number}">
                      ${cardBrand(number)?.name} ${number.slice(-4)}: ${meaning}
                    </option>`,
                )}
              </select>
              ${
                email === undefined
                  ? ''
                  : html`<label for="email">Email</label>
                      <select id="email" name="email">
                        ${emails.map((each) => html`<option>${each}</option>`)}
                      </select>`
              }
              ${
                billing === undefined
                  ? ''
                  : html`<p class="note">${WALLET_OWNER.name}, ${address.line1}, ${address.city}</p>`
              }
              <output class="status"></output>
              <div class="actions">
                <button class="pay">Pay with ${name}</button>
                <button type="button" class="cancel">Cancel</button>
              </div>
              <p class="note">Wallet of the sandbox. No real money moves.</p>
            </form>
          </div>
        </main>
      </body>
    </html>`;
}
