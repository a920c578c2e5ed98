import { html, raw } from 'hono/html';

const COLORS: Record<string, [background: string, ink: string]> = {
  gold: ['#ffc439', '#0b1f4d'],
  blue: ['#0062a8', '#ffffff'],
  silver: ['#eeeeee', '#0b1f4d'],
  white: ['#ffffff', '#0b1f4d'],
  black: ['#22262b', '#ffffff'],
};
const RADII: Record<string, number> = { rect: 4, pill: 999, sharp: 0 };
const WORDS: Record<string, [before: string, after: string]> = {
  checkout: ['', 'Checkout'],
  buynow: ['', 'Buy Now'],
  pay: ['Pay with', ''],
};

/**
 * The page in the button's frame. The shop's page enables the button once each can hear the other. `look`: the shop's style;
 * PayPal's own look fills in the rest.
 */
export function buttonPage(options: URLSearchParams) {
  const [background, ink] = COLORS[options.get('color') ?? 'gold'] ?? ['#ffc439', '#0b1f4d'];
  const asked = Number(options.get('radius') ?? Number.NaN);
  const radius = Number.isFinite(asked) ? Math.max(0, asked) : (RADII[options.get('shape') ?? 'rect'] ?? 4);
  const [before, after] = WORDS[options.get('label') ?? 'paypal'] ?? ['', ''];
  const style = `
html, body { height: 100%; margin: 0; background: transparent; }
button { display: flex; align-items: center; justify-content: center; gap: .3em; width: 100%; height: 100%; border: 0; border-radius: ${radius}px;
  background: ${background}; color: ${ink}; font: 500 18px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; cursor: pointer; }
button:hover { filter: brightness(.95); }
button:focus-visible { outline: 3px solid ${ink}; outline-offset: -6px; }
button[aria-disabled=true] { cursor: default; filter: grayscale(.4); opacity: .6; }
b { font-size: 21px; font-style: italic; font-weight: 800; letter-spacing: -.02em; }
${options.get('color') === 'white' ? `button { box-shadow: inset 0 0 0 1px #7b8794; }` : ''}`;
  return html`<!doctype html>
    <html lang="${(options.get('locale') ?? 'en_US').replace('_', '-')}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>PayPal</title>
        <style>
          ${raw(style)}
        </style>
        <script type="module" src="/smart/button-frame.ts"></script>
      </head>
      <body>
        <button type="button" data-funding-source="paypal" aria-disabled="true">
          ${before} <b>PayPal</b> ${after}
        </button>
      </body>
    </html>`;
}
