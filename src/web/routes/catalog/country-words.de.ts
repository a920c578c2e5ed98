import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `Reiseziel ${country}: Prepaid-eSIM mit Daten, als Paket oder unbegrenzt. Zu Hause installiert, nach der Landung online.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `Für das Reiseziel ${country} haben wir noch keinen Tarif.`,
  }),
  missingMeta: { title: 'Land nicht gefunden', description: 'Dieses Reiseziel kennen wir nicht.' },
  missing: { title: 'Land nicht gefunden', text: 'Dieses Reiseziel konnten wir nicht finden.' },
  failed: { title: 'Das Land ließ sich nicht laden', text: catalogWords.notLoaded },
};
