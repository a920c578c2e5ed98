import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Offerta',
  proForma: 'Fattura proforma',
  title: (number) => `La tua offerta ${number}`,
  validUntil: 'Scadenza dell’offerta',
  dueBy: 'Scadenza del pagamento',
  reference: 'Causale del pagamento',
  purchaseOrder: 'Ordine d’acquisto',
  invoiceTerms: (days) => `Bonifico bancario entro ${days} dall’accettazione`,
  accountTerms: (days) => `Sul tuo conto cliente, da pagare entro ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `Da ${from}: ${unit} ciascuna`,
  taxOff: 'IVA che dichiari tu',
  total: 'Totale',
  received: 'Ricevuto finora',
  pdf: 'Scarica in PDF',
  pay: 'Accetta e paga',
  accept: 'Accetta l’offerta',
  acceptOrder: 'Accetta e ordina',
  bank: {
    title: 'Dove inviare il bonifico',
    holder: 'Intestatario del conto',
    bank: 'Banca',
    account: 'Numero di conto',
    bic: 'BIC',
  },
  states: {
    open: 'Controlla i piani e il prezzo. Se è tutto giusto, accetta l’offerta.',
    accepted: 'Grazie. Inviamo le tue eSIM appena arriva il bonifico.',
    placed: 'Le tue eSIM sono state ordinate. Ognuna ha una sua pagina con il codice QR.',
    expired: 'Questa offerta è scaduta. Scrivici e te ne faremo una nuova.',
    canceled: 'Questa offerta non è più valida. Scrivici se hai domande.',
  },
  orders: 'Le tue eSIM',
  missing: 'Non troviamo questa offerta',
  mail: {
    subject: (number, shop) => `La tua offerta ${number} da ${shop}`,
    preview: 'Aprila per vedere i piani e il prezzo, e per accettarla.',
    lead: 'abbiamo preparato un’offerta per te. La trovi sulla sua pagina e nel PDF.',
    button: 'Vedi l’offerta',
    again: 'Non inoltrare il link: chi lo ha può accettare l’offerta e vederne le eSIM.',
    reminder: {
      subject: (number) => `Promemoria di pagamento: ${number}`,
      preview: 'Il PDF indica quanto resta da pagare e dove inviarlo.',
      lead: (number, day) =>
        `il pagamento per ${number} scadeva in data ${day} e non è ancora arrivato per intero. Se hai appena pagato, ignora questa email.`,
      button: 'Vedi l’ordine',
    },
  },
  many: (count) =>
    `Tutte le ${count} eSIM del tuo ordine sono sulla sua pagina. Aprile una per una per vedere il codice QR.`,
};
