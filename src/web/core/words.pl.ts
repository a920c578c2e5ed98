import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, w tym opłata`;

export const expressWords: string = 'Szybka płatność';

export const asGuestWords: string = 'Kontynuuj bez konta';

/** Polish has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Zobacz moje eSIM‑y',
  followOrder: 'Śledź zamówienie',
  followThis: 'Śledź to zamówienie',
  addData: 'Doładuj',
  sameAgain: 'Ten sam pakiet',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  refundPolicy: 'Zasady zwrotów',
  getRefund: 'Poproś o zwrot',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Weryfikacja tożsamości',
  more: 'Miej paszport pod ręką',
};
