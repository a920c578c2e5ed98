import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Una pagina privata con un ordine e la sua eSIM.',
  what: (number, country, isTopUp) => `Ordine ${number}, ${isTopUp ? 'dati' : 'eSIM'} ${country}`,
  aside: 'Ordine',
  isPrivate: 'Chiunque abbia questo link può vedere il tuo ordine. Tienilo per te.',
  missing: {
    title: 'Ordine non trovato',
    text: 'Non siamo riusciti a trovare questo ordine. Aprilo dal link nell’email di conferma.',
  },
  help: 'Chiedi aiuto',
  failed: {
    title: 'Non siamo riusciti a caricare il tuo ordine',
    text: 'I tuoi acquisti non ne risentono. Controlla la connessione e riprova.',
  },
  again: 'Riprova',
};
