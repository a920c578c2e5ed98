import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

type Source = typeof source.refundedWords;

const late = DUPLICATE_WORDS.paid_too_late;

/** After 'ti abbiamo rimborsato'. */
const sum = (amount: string, isRest: boolean) => `${isRest ? 'il resto' : 'tutto'}: ${amount}`;

const eSIM: Source['eSIM'] = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `ci dispiace, non siamo riusciti a preparare in tempo la tua eSIM ${country}. Perciò ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Il pagamento è andato a buon fine, ma la rete non ci ha dato in tempo un’eSIM per te. Per non farti aspettare, abbiamo annullato l’ordine. Non c’è niente da installare.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `come hai chiesto, abbiamo annullato il tuo ordine di un’eSIM ${country} e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Perciò non c’è niente da installare.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `come hai chiesto, la tua eSIM ${country} è stata restituita e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} È stata ritirata prima che mandassimo il denaro, e non si può più installare né usare.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `abbiamo annullato il tuo ordine di un’eSIM ${country} e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} Abbiamo ritirato l’eSIM, perciò non installarla e non usarla.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Non è stata consegnata nessuna eSIM, perciò non c’è niente da installare.`,
  },
};

const plan: Source['plan'] = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ci dispiace, non siamo riusciti ad aggiungere il tuo piano ${country} all’eSIM il cui ICCID termina con ${iccid}. Perciò ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'plan')} Il pagamento è andato a buon fine, ma la rete non ha accettato il piano. Per non farti aspettare, abbiamo annullato l’ordine. Ciò che era già sulla tua eSIM non è cambiato.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `come hai chiesto, abbiamo annullato il tuo ordine di un piano ${country} per l’eSIM il cui ICCID termina con ${iccid} e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'plan')} Ciò che c’era già non è cambiato.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `come hai chiesto, il piano ${country} dell’eSIM il cui ICCID termina con ${iccid} è stato restituito e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} È stato tolto dall’eSIM prima che mandassimo il denaro. Gli altri piani dell’eSIM non sono cambiati.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `abbiamo annullato il tuo ordine di un piano ${country} per l’eSIM il cui ICCID termina con ${iccid} e ti abbiamo rimborsato ${sum(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Abbiamo tolto il piano dall’eSIM. Gli altri piani dell’eSIM non sono cambiati.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} Il piano non è stato aggiunto. Ciò che era già sulla tua eSIM non è cambiato.`,
  },
};

export const refundedWords: Source = {
  subject: 'Il tuo rimborso è in arrivo',
  preview: (amount, method) => `Rimborso: ${amount} (${method}). Non devi fare niente.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `il tuo ordine (${country}) è stato pagato due volte. Abbiamo rimborsato il secondo pagamento di ${amount}.`,
    happened: 'Abbiamo ricevuto due pagamenti per un solo ordine.',
    next: (amount, method) => `Rimborso: ${amount} (${method}). ${BANK_TIME} Non devi fare niente.`,
    stands: {
      lead: (country, amount) =>
        `il tuo ordine (${country}) è stato pagato due volte. Paghi una volta sola, perciò abbiamo rimborsato il secondo pagamento di ${amount}.`,
      happened:
        'Abbiamo ricevuto due pagamenti per un solo ordine. Il primo l’ha saldato, e questo rimborso non tocca la tua eSIM.',
      seeEsim: 'Trovi la tua eSIM e i suoi codici anche sulla pagina dell’ordine.',
      seePlan: 'La pagina dell’ordine indica quale eSIM ha il piano.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `il tuo pagamento di ${amount} (${country}) ci è arrivato quando la sessione di pagamento era scaduta, perciò l’abbiamo rimborsato.`,
    happened: `${late.title}. ${late.text} Per questo pagamento non c’è un’eSIM.`,
  },
  free: {
    subject: 'Il tuo ordine è stato annullato',
    preview: 'Era gratuito, quindi non c’è niente da rimborsare. Non devi fare niente.',
    lead: (country) =>
      `abbiamo annullato il tuo ordine (${country}). Era gratuito, quindi non c’è niente da rimborsare.`,
    happened: 'L’ordine è chiuso. Se hai la sua eSIM, non installarla e non usarla.',
    undelivered:
      'La rete non ha fornito in tempo quello che avevi ordinato, così abbiamo annullato l’ordine. Non c’è niente da installare.',
  },
  happenedTitle: 'Che cosa è successo',
  next: ({ amount, isRest }, method) =>
    `${isRest ? 'Rimborso del resto' : 'Rimborso completo'}: ${amount} (${method}). ${BANK_TIME} Non devi fare niente.`,
  seeOthers: 'Vedi altri piani',
  refund: {
    title: 'Il tuo rimborso',
    before: 'Rimborsato prima',
    total: 'Rimborsato per intero',
    rest: 'Rimborsato ora',
  },
};
