import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${amount} rimasti`,
  unused: (amount) => `${amount} non usati`,
  of: (left, all) => phrase`${left} su ${all}`,
  ofToday: (amount) => `${amount} di oggi`,
  low: 'Stanno per finire. È ora di aggiungere dati.',
  spent: 'Aggiungi dati per tornare online.',
  read: (ago) => phrase`Aggiornato ${ago}`,
  readAtFullSpeed: (ago) => phrase`Alla massima velocità, aggiornato ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Acquistata',
  active: 'Attiva',
  cancelled: 'Annullata',
  expired: 'Scaduta',
  depleted: 'Esaurita',
};

export const statusWords: typeof source.statusWords = {
  failed: 'Lo stato del piano non si è caricato',
  offline: 'Errore di rete durante il caricamento dello stato del piano',
};
