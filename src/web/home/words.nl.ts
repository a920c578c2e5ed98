import { named } from '../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Elk lichtje is een plek om te landen',
  lead: (destinations) => `Voor ${destinations} bestemmingen zijn er nu bundels.`,
  map: (destinations) => `Wereldkaart met een lichtje op elk van de ${destinations} bestemmingen`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Populaire bestemmingen',
  viewAll: 'Bekijk alle landen',
  loading: 'Prijzen laden…',
  lost: { title: 'De prijzen konden niet worden geladen', again: 'Opnieuw proberen' },
  garbled: { title: 'De landen konden niet worden getoond', again: 'Opnieuw proberen' },
  none: { title: 'De prijzen per land kunnen nu niet worden geladen.', again: 'Opnieuw laden' },
  noPrices: 'We konden de prijzen niet laden. Hierboven kun je nog wel je bestemming zoeken.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Onbeperkt',
  getStarted: 'Aan de slag',
  getStartedWith: (country) => `Aan de slag met ${named(country)}`,
  from: 'Vanaf',
  noUnlimited: 'Geen onbeperkte bundels beschikbaar',
  noPlans: 'Geen bundels beschikbaar',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Een telefoon met een actieve eSIM voor Japan, met nog 6,2 van 10\u00A0GB en 18 dagen over',
  landed: 'Geland in Tokio',
  on: 'Je eSIM voor Japan staat aan',
};
