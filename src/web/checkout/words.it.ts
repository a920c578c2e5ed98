import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Pagamento sicuro',
  loading: 'Caricamento del pagamento sicuro…',
  backTo: {
    esims: 'Le tue eSIM',
    plans: (country) => `Piani ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'Il prezzo di questo link non è aggiornato.',
  text: (claimed, now) => `Il link indica ${claimed}. Ora il piano costa ${now}, e il totale parte da qui.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Inserisci tutti i dati della carta',
  button: (total) => `Completa l’acquisto • ${total}`,
  total: (amount) => `Totale ${amount}`,
  busy: 'Pagamento in corso…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Concludi nella finestra di PayPal. Se non la vedi, guarda dietro questa.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `Acquisto non riuscito: ${why}`,
  failed: (method, why) =>
    why ? `Pagamento ${method} non riuscito: ${why}` : `Pagamento ${method} non riuscito. Riprova.`,
  notCharged: 'Non ti è stato addebitato nulla. Tutto ciò che hai scritto è ancora qui.',
  kept: 'Tutto ciò che hai scritto è ancora qui.',
  payByCard: 'Paga con carta',
  otherCard: 'Prova un’altra carta',
  payWith: (method) => `Paga con ${method}`,
  unsure:
    'Non siamo riusciti a sapere se c’è stato un addebito. Puoi pagare di nuovo senza rischi: un acquisto non viene mai addebitato due volte.',
  priceChanged: {
    title: 'Il prezzo è cambiato mentre non c’eri.',
    text: (was, now) => `Era ${was}, ora è ${now}. Controlla il totale.`,
  },
  paidBefore: (esims) =>
    phrase`Non c’è stato un secondo addebito. ${esims}, o paga per acquistarne un’altra.`,
  signInAgain: 'Accedi di nuovo',
  notReady: 'Il modulo di pagamento non è pronto. Aspetta un momento e riprova.',
};
