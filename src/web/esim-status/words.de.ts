import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${amount} übrig`,
  unused: (amount) => `${amount} ungenutzt`,
  of: (left, all) => phrase`${left} von ${all}`,
  ofToday: (amount) => `${amount} für heute`,
  low: 'Bald aufgebraucht. Zeit, Daten hinzuzufügen.',
  spent: 'Füge Daten hinzu, um wieder online zu sein.',
  read: (ago) => phrase`Stand: ${ago}`,
  readAtFullSpeed: (ago) => phrase`Mit voller Geschwindigkeit, Stand: ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Gekauft',
  active: 'Aktiv',
  cancelled: 'Storniert',
  expired: 'Abgelaufen',
  depleted: 'Aufgebraucht',
};

export const statusWords: typeof source.statusWords = {
  failed: 'Der Status des Tarifs ließ sich nicht laden',
  offline: 'Keine Verbindung beim Laden des Tarifstatus',
};
