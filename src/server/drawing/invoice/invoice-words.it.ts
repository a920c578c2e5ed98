import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Fattura', credit_note: 'Nota di credito' },
  soldBy: 'Venditore',
  billedTo: 'Intestata a',
  nameErased: 'Nome cancellato',
  vatNumber: (number) => `P. IVA ${number}`,
  rows: {
    order: 'Ordine',
    corrects: 'Fattura rettificata',
    paidOn: 'Data di pagamento',
    method: { invoice: 'Metodo di pagamento', credit_note: 'Rimborso su' },
    period: 'Periodo del servizio',
    payTo: 'Da pagare con bonifico a',
    owed: 'Importo dovuto',
  },
  period: {
    first_use: (days) => `${formatDays(days)} dal primo utilizzo`,
    purchase: (days) => `${formatDays(days)} dall’acquisto`,
  },
  description: 'Descrizione',
  amount: 'Importo',
  plan: {
    whole: ({ country, label, days }) => `Piano dati eSIM ${country}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Parte del prezzo del piano dati eSIM ${country}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Resto del prezzo del piano dati eSIM ${country}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) => `IVA sul piano dati eSIM ${country}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Codice ${code}`,
  taxes: 'Imposte e costi di servizio',
  included: 'Inclusi',
  untaxed: 'Non vengono applicate né IVA né imposte sulle vendite.',
  net: 'Imponibile',
  vat: (rate, country) => `IVA ${rate} (${country})`,
  noVat: {
    outside: 'Senza IVA: l’acquirente si trova in un Paese in cui non la applichiamo.',
    reverse_charge: 'Inversione contabile: l’IVA è dovuta dal destinatario.',
  },
  national: (tax, day) => `IVA in valuta nazionale: ${tax}, al tasso di cambio in data ${day}.`,
  total: { invoice: 'Totale pagato', credit_note: 'Totale rimborsato' },
  credited: {
    total: 'Totale accreditato',
    note: (email) => `Questo importo viene detratto da quanto ci devi. Domande? Scrivi a ${email}.`,
  },
  thanks: (shop, email) => `Grazie per aver viaggiato con ${shop}. Domande? Scrivi a ${email}.`,
  returned: {
    whole: (email) => `Il pagamento è stato rimborsato per intero. Domande? Scrivi a ${email}.`,
    part: (email) => `Una parte del pagamento è stata rimborsata. Domande? Scrivi a ${email}.`,
    rest: (email) => `Il resto del pagamento è stato rimborsato. Domande? Scrivi a ${email}.`,
    tax: (email) => `L’IVA è stata rimborsata. Domande? Scrivi a ${email}.`,
  },
};
