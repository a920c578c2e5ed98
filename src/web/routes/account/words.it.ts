import type * as source from './words.ts';

export const noScriptWords: string =
  'Questa pagina richiede JavaScript. Il link alla tua eSIM nell’email di ogni ordine funziona anche senza.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Verifica del link…',
  dead: 'Questo link non funziona più',
  half: {
    title: 'A questo link manca una parte',
    text: 'Apri il link intero dalla nostra email, o chiedine uno nuovo.',
  },
};
