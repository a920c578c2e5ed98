import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Acquistata di nuovo',
  title: 'Acquistare di nuovo questo piano?',
  terms: (email) =>
    phrase`È una nuova eSIM, non altri dati su quella che hai. L’addebito sulla tua carta è immediato, e il codice QR arriva a ${email}.`,
  noPrice: 'Non siamo riusciti a caricare il prezzo.',
  gone: {
    title: 'Questo piano non è più in vendita.',
    others: (country) => `Vedi altri piani ${country}`,
  },
  busy: 'Pagamento in corso…',
  buy: (total) => `Acquista ora • ${total}`,
  otherWay: 'Paga in un altro modo',
  bought: {
    title: (iccid) => `eSIM acquistata! ICCID: ${iccid}`,
    text: (email) => `È nel tuo elenco. Il codice QR è in arrivo a ${email}.`,
  },
  onItsWay: {
    title: (country) => `La tua eSIM ${country} è in arrivo`,
    text: (email) => `È pagata. Te la mandiamo via email a ${email}.`,
  },
  bankWaits: {
    title: 'La tua banca sta ancora verificando il pagamento',
    text: 'Appena è confermato, ti mandiamo l’eSIM via email.',
  },
  failed: (why) => `Acquisto non riuscito: ${why ?? 'riprova.'}`,
  unanswered: 'Acquisto non riuscito. Riprova.',
  toCheckout: 'Vai al pagamento',
  card: 'Carta',
};
