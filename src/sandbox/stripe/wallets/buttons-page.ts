import { html, raw } from 'hono/html';

import { WALLETS } from '../../test-data/wallets.ts';

const STYLE = `
*, *::before { box-sizing: border-box; }
html, body { margin: 0; padding: 0; background: transparent; }
.buttons { display: grid; gap: 8px; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); padding: 4px; }
button { display: block; width: 100%; height: var(--height, 44px); border: 0; border-radius: var(--radius, 4px); background: #000; color: #fff;
  padding: 0 4px; font: 600 clamp(14px, 4.4vw, 18px)/1 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; white-space: nowrap; cursor: pointer; }
button.white { background: #fff; color: #000; }
button[data-wallet=link] { background: #00d66f; color: #011e0f; }
button:focus-visible { outline: 3px solid #4f46e5; outline-offset: 1px; }
button:disabled { opacity: .5; cursor: default; }
[hidden] { display: none; }`;

/** The page in the Express Checkout Element's frame: a button for each available wallet. */
export function buttonsPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Secure express checkout</title>
        <style>
          ${raw(STYLE)}
        </style>
        <script type="module" src="/elements/wallet-buttons.ts"></script>
      </head>
      <body>
        <div class="buttons">
          ${WALLETS.map(
            ({ type, name }) =>
              html`<button type="button" data-wallet="${type}" aria-label="${name}" hidden>${name}</button>`,
          )}
        </div>
      </body>
    </html>`;
}
