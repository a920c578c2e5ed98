import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Stiamo aspettando la verifica del tuo pagamento',
    lead: {
      eSIM: ({ country, method }) =>
        `grazie per aver ordinato un’eSIM ${country}. Il pagamento è ancora in verifica (${method}).`,
      plan: ({ country, method }) =>
        `grazie per aver ordinato un piano ${country}. Il pagamento è ancora in verifica (${method}).`,
    },
    next: {
      eSIM: 'Possono volerci alcuni minuti, o qualche giorno con un bonifico. Appena il pagamento è confermato, ti mandiamo l’eSIM via email. Non devi fare niente, e non serve pagare di nuovo.',
      plan: 'Possono volerci alcuni minuti, o qualche giorno con un bonifico. Appena il pagamento è confermato, aggiungiamo il piano alla tua eSIM. Non devi fare niente, e non serve pagare di nuovo.',
    },
    action: 'Segui il tuo ordine',
    total: 'In verifica',
  },
  denied: {
    subject: 'Il tuo pagamento non è andato a buon fine',
    lead: {
      eSIM: ({ country, method }) =>
        `il pagamento della tua eSIM ${country} è stato verificato e non è andato a buon fine (${method}).`,
      plan: ({ country, method }) =>
        `il pagamento del tuo piano ${country} è stato verificato e non è andato a buon fine (${method}).`,
    },
    next: {
      eSIM: 'Non abbiamo ricevuto denaro, perciò l’ordine è annullato. Se vuoi ancora l’eSIM, ordinala di nuovo e paga in un altro modo.',
      plan: 'Non abbiamo ricevuto denaro, perciò l’ordine è annullato. Se vuoi ancora il piano, ordinalo di nuovo e paga in un altro modo.',
    },
    total: 'Non addebitato',
  },
};
