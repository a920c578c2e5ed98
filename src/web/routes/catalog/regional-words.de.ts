import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Regionale eSIM-Tarife',
    description:
      'Eine Prepaid-eSIM mit Daten für viele Länder: Regionaltarife gelten auch hinter der Grenze weiter.',
  },
  title: 'Eine eSIM, viele Grenzen',
  lead: 'Regionaltarife laufen weiter, wenn der Zug ins nächste Land fährt.',
  loading: 'Lädt …',
};
