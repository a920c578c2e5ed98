import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Pagamento sicuro', description: 'Paga la tua eSIM di viaggio.' },
  invalid: {
    title: 'I dati del piano non sono validi',
    text: 'Questo piano non è più disponibile. Non ti è stato addebitato nulla.',
    dashboard: 'Torna all’area personale',
  },
  lost: {
    title: 'Questa pagina non si è caricata',
    text: 'Se hai appena pagato, non pagare di nuovo: la tua eSIM arriva via email. Altrimenti non ti è stato addebitato nulla.',
  },
  failed: {
    title: 'La pagina di pagamento non si è caricata',
    text: 'Non siamo riusciti a ottenere il prezzo. Controlla la connessione e riprova. Non ti è stato addebitato nulla.',
  },
};
