import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Sichere Kasse', description: 'Bezahle deine Reise-eSIM.' },
  invalid: {
    title: 'Tarif nicht verfügbar',
    text: 'Diesen Tarif gibt es nicht mehr. Es wurde nichts abgebucht.',
    dashboard: 'Zurück zur Übersicht',
  },
  lost: {
    title: 'Diese Seite hat nicht geladen',
    text: 'Wenn du gerade bezahlt hast, bezahle bitte nicht noch einmal. Deine eSIM kommt per E-Mail. Wenn du noch nicht bezahlt hast, wurde nichts abgebucht.',
  },
  failed: {
    title: 'Die Kasse hat nicht geladen',
    text: 'Wir konnten den Preis nicht abrufen. Prüfe deine Verbindung und versuch es noch einmal. Es wurde nichts abgebucht.',
  },
};
