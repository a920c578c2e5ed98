import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Eine private Seite mit einer Bestellung und ihrer eSIM.',
  what: (number, country, isTopUp) =>
    isTopUp ? `Bestellung ${number}, Daten ${country}` : `Bestellung ${number}, eSIM ${country}`,
  aside: 'Bestellung',
  isPrivate: 'Wer diesen Link hat, kann deine Bestellung sehen. Gib ihn nicht weiter.',
  missing: {
    title: 'Bestellung nicht gefunden',
    text: 'Wir haben diese Bestellung nicht gefunden. Öffne sie über den Link in deiner Bestätigungs-E-Mail.',
  },
  help: 'Hilfe holen',
  failed: {
    title: 'Wir konnten deine Bestellung nicht laden',
    text: 'Deine Käufe sind davon nicht betroffen. Prüfe deine Verbindung und versuch es noch einmal.',
  },
  again: 'Erneut versuchen',
};
