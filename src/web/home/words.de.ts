import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Jedes Licht ein Ort zum Landen',
  lead: (destinations) => `Für ${destinations} Reiseziele gibt es gerade Tarife.`,
  map: (destinations) => `Weltkarte mit einem Licht an jedem von ${destinations} Reisezielen`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Beliebte Reiseziele',
  viewAll: 'Alle Länder ansehen',
  loading: 'Preise werden geladen …',
  lost: { title: 'Die Preise ließen sich nicht laden', again: 'Erneut versuchen' },
  garbled: { title: 'Die Länder ließen sich nicht anzeigen', again: 'Erneut versuchen' },
  none: { title: 'Die Länderpreise lassen sich gerade nicht laden.', again: 'Neu laden' },
  noPrices: 'Wir konnten die Preise nicht laden. Oben kannst du trotzdem nach deinem Reiseziel suchen.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Unbegrenzt',
  getStarted: 'Loslegen',
  getStartedWith: (country) => `Loslegen: ${country}`,
  from: 'Ab',
  noUnlimited: 'Keine unbegrenzten Tarife',
  noPlans: 'Keine Tarife verfügbar',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Ein Handy mit aktiver eSIM für Japan, auf der noch 6,2 von 10 GB und 18 Tage übrig sind',
  landed: 'Gelandet in Tokio',
  on: 'Deine Japan-eSIM ist aktiv',
};
