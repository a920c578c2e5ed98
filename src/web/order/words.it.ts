import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Fattura',
  invoiceFailed: 'Download della fattura non riuscito',
  creditNote: 'Nota di credito',
  creditNoteOf: (amount) => `Nota di credito: ${amount}`,
  creditNoteFailed: 'Download della nota di credito non riuscito',
  contractSummary: 'Sintesi contrattuale',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Questo ordine non è stato pagato',
  pending: 'Il tuo pagamento è in verifica',
  processing: 'La tua eSIM è in arrivo',
  ready: 'La tua eSIM è pronta',
  refunding: 'Il tuo rimborso è in arrivo',
  refunded: 'Il tuo denaro è stato rimborsato',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'I tuoi dati sono in arrivo',
    ready: 'I tuoi dati sono stati aggiunti',
  },
  install: 'Installala sul tuo telefono',
  hidden: {
    title: 'Qui i codici non si vedono più',
    text: (days) =>
      `Nel caso in cui il suo link sia finito in altre mani, questa pagina smette di mostrare il codice QR e i codici di attivazione ${days.used}\u00A0giorni dopo il primo utilizzo, e ${days.link}\u00A0giorni dopo la consegna se non hai acquistato in questo browser. Li trovi sempre nella nostra email e sotto “Le tue eSIM”, nel tuo account o nel browser con cui hai acquistato.`,
  },
  added: {
    title: 'Questo piano è sulla tua eSIM',
    text: (iccid) =>
      `È stato aggiunto all’eSIM il cui ICCID termina con ${iccid}. Non c’è niente da installare.`,
  },
  returnAsked: {
    heading: 'È stato richiesto un rimborso',
    title: 'Abbiamo chiesto alla rete',
    text: (what, amount, from) =>
      what === 'plan'
        ? `Sarà la rete a decidere se riprende questo piano. Se lo riprende, avrai il rimborso di ${amount} (${from}). Fino ad allora non usarlo.`
        : `Sarà la rete a decidere se riprende questa eSIM. Se la riprende, avrai il rimborso di ${amount} (${from}). Fino ad allora non usarla.`,
  },
  unpaid: {
    text: 'Perciò non c’è un’eSIM. Puoi ancora acquistare lo stesso piano.',
    late: 'La sessione di pagamento era scaduta',
    title: 'Il pagamento non è stato completato',
    back: 'Torna al pagamento',
  },
  refund: {
    comesBack: (amount, from) => `Rimborso in arrivo: ${amount} (${from})`,
    isBack: (amount, from) => `Rimborso effettuato: ${amount} (${from})`,
    whole: {
      refunding: 'Riavrai tutto quello che hai pagato.',
      refunded: 'Hai riavuto tutto quello che hai pagato.',
    },
    plans: (country) => `Piani ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Non pagare di nuovo. Appena il pagamento è confermato, la tua eSIM comparirà qui e la mandiamo via email a ${email}.`,
      plan: (email) =>
        phrase`Non pagare di nuovo. Appena il pagamento è confermato, aggiungiamo i dati alla tua eSIM e scriviamo a ${email}.`,
    },
  },
  paid: {
    title: 'Il pagamento è andato a buon fine',
    eSIM: (email) =>
      phrase`La maggior parte delle eSIM arriva entro un minuto. Questa pagina mostra la tua appena c’è. Puoi chiuderla. La mandiamo via email a ${email}.`,
    plan: (email) =>
      phrase`La maggior parte dei piani viene aggiunta entro un minuto. Questa pagina te lo dice appena c’è il tuo. Puoi chiuderla. Scriviamo a ${email}.`,
  },
  checkAgain: 'Controlla di nuovo',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Totale',
    pending: 'In verifica',
    processing: 'Pagato',
    ready: 'Pagato',
    refunding: 'In rimborso',
    refunded: 'Rimborsato',
  },
  rows: {
    number: 'Numero d’ordine',
    iccid: 'ICCID',
    email: 'Email',
    paid: 'Pagato',
    paidWith: 'Pagato con',
    ordered: 'Ordinato',
    returned: 'Rimborsato',
    inPart: 'Rimborso parziale',
    goodwill: 'Rimborso di cortesia',
  },
  onTheWay: (amount) => `${amount}, in arrivo`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Conservalo in un account',
    button: 'Accedi per salvarlo',
  },
  text: 'Così lo ritrovi su qualsiasi dispositivo, senza questo link.',
  saved: 'Salvato nel tuo account.',
  another: 'Questo ordine è in un altro account.',
  user: {
    title: 'Conservalo nel tuo account',
    button: 'Salva nel mio account',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Hai esercitato il recesso da questo contratto in data ${at}.`,
  until: (at) => phrase`Se non l’hai usato, hai diritto a un rimborso completo. Scadenza: ${at}.`,
  over: (at) => phrase`Il termine per restituire questo ordine è scaduto in data ${at}.`,
  stranger: {
    title: 'Dobbiamo sapere che è tuo',
    text: (mail, number) =>
      phrase`Possiamo mandare via email un link all’indirizzo con cui è stato acquistato: funziona su qualsiasi dispositivo. Non hai accesso a quella casella? Accedi all’account in cui si trova l’ordine, o scrivi a ${mail} indicando il numero d’ordine, ${number}.`,
    mail: 'Mandami il link via email',
  },
  mailed: {
    title: (to) => `Abbiamo scritto a ${to}.`,
    text: (hours) =>
      `Apri il link dell’email entro ${hours}\u00A0ore per avere il rimborso. Fino ad allora non cambia nulla.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Acquistati insieme',
  states: {
    unpaid: 'Non pagato',
    pending: 'Pagamento in verifica',
    processing: 'In arrivo',
    ready: 'Pronto',
    refunding: 'Rimborso in corso',
    refunded: 'Rimborsato',
  },
};
