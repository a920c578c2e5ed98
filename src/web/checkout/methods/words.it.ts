import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Dati della carta',
  loading: 'Caricamento del modulo…',
  failed: 'Il modulo della carta non si è caricato.',
  otherWays: (other) =>
    `Forse un ad blocker o la tua rete blocca Stripe, che gestisce i pagamenti con carta. ${other ? `Per ${other} non serve.` : 'Disattiva il blocco per questa pagina, o usa un altro browser o un’altra rete.'}`,
  complete: 'I dati della carta sono completi',
  incomplete: 'Inserisci tutti i dati della carta',
  who: 'Il pagamento lo gestisce Stripe. Noi non vediamo mai il numero della tua carta.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Dati di pagamento',
  card: 'Carta di credito o di debito',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} apre una sua pagina, poi ti riporta qui.`,
  paypalHint: 'PayPal si apre in una sua finestra, poi ti riporta qui.',
  currency: 'Valuta',
  notIn: (name, currency) => `${name} non accetta pagamenti in ${currency}. Paga con carta.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'Caricamento di PayPal…',
  failed: {
    title: 'PayPal non si è caricato.',
    text: 'Puoi riprovare, o pagare con carta.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Salva questa carta per la prossima volta',
  hint: 'La conserva Stripe, che gestisce i pagamenti con carta: noi vediamo solo le ultime quattro cifre. L’addebito avviene solo quando premi il pulsante di acquisto. Puoi rimuoverla quando vuoi dalla tua area personale.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Quale carta',
  other: 'Usa un’altra carta',
};
