import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, inclusief kosten`;

export const expressWords: string = 'Snel afrekenen';

export const asGuestWords: string = 'Doorgaan zonder account';

/** Dutch has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Bekijk mijn eSIM’s',
  followOrder: 'Volg je bestelling',
  followThis: 'Volg deze bestelling',
  addData: 'Data toevoegen',
  sameAgain: 'Nog eens dezelfde',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacybeleid',
  refundPolicy: 'Terugbetalingsbeleid',
  getRefund: 'Vraag terugbetaling aan',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'ID-controle nodig',
  more: 'Houd je paspoort bij de hand',
};
