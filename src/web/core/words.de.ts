import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, inklusive Gebühr`;

export const expressWords: string = 'Express-Checkout';

export const asGuestWords: string = 'Ohne Konto weiter';

/** German has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Meine eSIMs ansehen',
  followOrder: 'Bestellung verfolgen',
  followThis: 'Diese Bestellung verfolgen',
  addData: 'Daten hinzufügen',
  sameAgain: 'Nochmal dasselbe',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  refundPolicy: 'Erstattungsrichtlinie',
  getRefund: 'Erstattung anfordern',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Ausweisprüfung nötig',
  more: 'Halte deinen Reisepass bereit',
};
