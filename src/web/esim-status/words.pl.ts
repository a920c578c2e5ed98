import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `Zostało ${amount}`,
  unused: (amount) => `Niewykorzystane: ${amount}`,
  of: (left, all) => phrase`${left} z ${all}`,
  ofToday: (amount) => `dzisiejszej puli ${amount}`,
  low: 'Dane się kończą. Pora na doładowanie.',
  spent: 'Doładuj, aby znów mieć internet.',
  read: (ago) => phrase`Aktualizacja: ${ago}`,
  readAtFullSpeed: (ago) => phrase`Z pełną prędkością, aktualizacja: ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Kupiony',
  active: 'Aktywny',
  cancelled: 'Anulowany',
  expired: 'Wygasł',
  depleted: 'Wykorzystany',
};

export const statusWords: typeof source.statusWords = {
  failed: 'Nie udało się pobrać stanu pakietu',
  offline: 'Błąd sieci podczas pobierania stanu pakietu',
};
