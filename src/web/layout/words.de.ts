import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Zum Inhalt springen',
  notice: 'Hinweis',
  sandbox: 'Testbetrieb: Es fließt kein echtes Geld',
  paused: 'Der Verkauf pausiert',
  missed: 'Diese Seite ließ sich nicht laden. Deine Auswahl ist noch da.',
  offline: 'Du bist offline. Sobald du wieder Netz hast, geht es hier weiter.',
};
