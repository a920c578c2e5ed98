import type * as source from './words.ts';

export const noScriptWords: string =
  'Deze pagina heeft JavaScript nodig. De link naar je eSIM in de e-mail bij elke bestelling werkt ook zonder.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Je link controleren…',
  dead: 'Deze link werkt niet meer',
  half: {
    title: 'Er mist een stuk van deze link',
    text: 'Open de hele link uit onze e-mail, of vraag een nieuwe aan.',
  },
};
