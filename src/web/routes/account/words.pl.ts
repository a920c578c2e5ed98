import type * as source from './words.ts';

export const noScriptWords: string =
  'Ta strona wymaga JavaScriptu. Link do eSIM‑u w e‑mailu do każdego zamówienia działa bez niego.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Sprawdzanie linku…',
  dead: 'Ten link już nie działa',
  half: {
    title: 'Brakuje części tego linku',
    text: 'Otwórz cały link z naszego e‑maila albo poproś o nowy.',
  },
};
