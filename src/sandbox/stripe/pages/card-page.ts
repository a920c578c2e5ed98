import { html, raw } from 'hono/html';

const STYLE = `
html, body { margin: 0; padding: 0; background: transparent; }
.line { display: flex; align-items: center; gap: 10px; overflow: clip; width: 100%; }
.icon { flex: none; display: block; width: 24px; height: 16px; color: var(--icon, #6b7785); }
.icon.invalid { color: var(--icon, #df1b41); }
.icon svg { display: block; }
.slot { flex: 1 1 0; min-width: 0; overflow: clip; display: block; }
.field { appearance: none; border: 0; margin: 0; padding: 0; min-width: 0; background: none; outline: none; border-radius: 0;
  font: 400 16px/1.2em system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #30313d; display: block; flex: none; }
.field::placeholder { color: #757680; opacity: 1; }
.field.invalid { color: #df1b41; }
.field:disabled { opacity: .6; cursor: not-allowed; }
.slot .field { width: 100%; }
[hidden] { display: none; }
.field:placeholder-shown { text-overflow: ellipsis; }`;

/** The one word of the field that everybody reads, in some languages. The sandbox's program has no letters beyond Latin-1. */
const NUMBER: Record<string, string> = {
  de: 'Kartennummer',
  fr: 'Numéro de carte',
  es: 'Número de tarjeta',
  it: 'Numero di carta',
  nl: 'Kaartnummer',
  'pt-BR': 'Número do cartão',
  pl: 'Numer karty',
};

/** The page in the card field's frame: one line with the brand, the number, the date and the code. */
export function cardPage(locale: string) {
  const lang = locale === 'auto' ? 'en' : locale;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Secure card payment input</title>
        <style>
          ${raw(STYLE)}
        </style>
        <script type="module" src="/elements/card-frame.ts"></script>
      </head>
      <body>
        <div class="line">
          <span class="icon"></span>
          <span class="slot">
            <input
              class="field empty"
              data-field="number"
              name="cardnumber"
              type="text"
              inputmode="numeric"
              autocomplete="cc-number"
              autocorrect="off"
              spellcheck="false"
              placeholder="${NUMBER[lang] ?? 'Card number'}"
              aria-label="Credit or debit card number"
            />
          </span>
          <input
            class="field empty"
            data-field="expiry"
            name="exp-date"
            type="text"
            inputmode="numeric"
            autocomplete="cc-exp"
            autocorrect="off"
            spellcheck="false"
            placeholder="MM / YY"
            aria-label="Credit or debit card expiration date"
          />
          <input
            class="field empty"
            data-field="cvc"
            name="cvc"
            type="text"
            inputmode="numeric"
            autocomplete="cc-csc"
            autocorrect="off"
            spellcheck="false"
            placeholder="CVC"
            aria-label="Credit or debit card CVC/CVV"
          />
          <input
            class="field empty"
            data-field="postal"
            name="postal"
            type="text"
            inputmode="numeric"
            autocomplete="billing postal-code"
            autocorrect="off"
            spellcheck="false"
            placeholder="ZIP"
            aria-label="ZIP"
            hidden
          />
        </div>
      </body>
    </html>`;
}
