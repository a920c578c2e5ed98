import { backTo } from '../../../domain/checkout/payment-words.pl.ts';
import { toPlace } from '../../../domain/language-words.pl.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'Część pieniędzy wraca do Ciebie',
  goodwillSubject: 'Zwróciliśmy Ci część pieniędzy',
  vatSubject: 'Zwracamy Ci VAT',
  preview: (amount, method, stays) => `${amount} wraca ${backTo(method)}. ${stays}`,
  stays: {
    eSIM: 'Twój eSIM pozostaje Twój i nic się w nim nie zmienia.',
    plan: 'Twój pakiet pozostaje Twój i nic się w nim nie zmienia.',
    order: 'Twoje zamówienie jest realizowane jak dotąd.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `Zwróciliśmy ${amount} z kwoty zapłaconej za eSIM ${toPlace(country)}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `Zwróciliśmy ${amount} z kwoty zapłaconej za pakiet ${toPlace(country)}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `Przepraszamy za kłopoty z eSIM-em ${toPlace(country)}. Dlatego zwróciliśmy ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `Przepraszamy za kłopoty z pakietem ${toPlace(country)}. Dlatego zwróciliśmy ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `Twój numer VAT został potwierdzony, więc zwróciliśmy VAT od zamówienia (${country}): ${amount}. ${stays}`,
  next: (amount, method) => `${amount} wraca ${backTo(method)}. ${BANK_TIME} Nie musisz nic robić.`,
  title: (refunds) => (refunds > 1 ? 'Twoje zwroty' : 'Twój zwrot'),
  total: (refunds) => (refunds > 1 ? 'Zwrócono dotąd' : 'Zwrócono'),
};
