import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${amount} over`,
  unused: (amount) => `${amount} ongebruikt`,
  of: (left, all) => phrase`${left} van ${all}`,
  ofToday: (amount) => `${amount} voor vandaag`,
  low: 'Bijna op. Tijd om data toe te voegen.',
  spent: 'Voeg data toe om weer online te gaan.',
  read: (ago) => phrase`Bijgewerkt: ${ago}`,
  readAtFullSpeed: (ago) => phrase`Op volle snelheid, bijgewerkt: ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Gekocht',
  active: 'Actief',
  cancelled: 'Geannuleerd',
  expired: 'Verlopen',
  depleted: 'Opgebruikt',
};

export const statusWords: typeof source.statusWords = {
  failed: 'De status van de bundel kon niet worden geladen',
  offline: 'Geen netwerkverbinding bij het laden van de bundelstatus',
};
