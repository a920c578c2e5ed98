import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} e ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Acquisto riuscito!',
  news: {
    eSIM: {
      ready: (country) => `La tua eSIM ${country} è pronta.`,
      onItsWay: (country) => `La tua eSIM ${country} è in arrivo.`,
    },
    eSIMs: { ready: () => 'Le tue eSIM sono pronte.', onItsWay: () => 'Le tue eSIM sono in arrivo.' },
    plan: {
      ready: (country) => `I tuoi dati (${country}) sono sulla tua eSIM. Non c’è niente da installare.`,
      onItsWay: (country) => `I tuoi dati (${country}) stanno arrivando sulla tua eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`Il codice QR è in arrivo a ${to}.`,
      onItsWay: (to) => phrase`Comparirà sulla pagina dell’ordine, e la mandiamo via email a ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`I codici QR sono in arrivo a ${to}.`,
      onItsWay: (to) => phrase`Compariranno sulla pagina dell’ordine, e le mandiamo via email a ${to}.`,
    },
    plan: {
      ready: (to) => phrase`La fattura è in arrivo a ${to}.`,
      onItsWay: (to) => phrase`Scriviamo a ${to} appena ci sono.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Le tue eSIM sono pronte, tranne una che la rete non ha potuto consegnare. Te la rimborsiamo.'
      : `Le tue eSIM sono pronte, tranne ${refunded} che la rete non ha potuto consegnare. Te le rimborsiamo.`,
  paid: (amount) => `Hai pagato ${amount}.`,
  install: 'Installa ora',
  secondMail: 'Riceverai una seconda email per il tuo account.',
  notKept:
    'Il tuo browser blocca i cookie, perciò questa eSIM non viene conservata qui. La trovi nella tua email.',
  opening: {
    ready: 'Le tue eSIM si aprono fra 3\u00A0secondi',
    onItsWay: 'Il tuo ordine si apre fra 3\u00A0secondi',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Stiamo verificando il pagamento',
    text: 'Ci vuole un momento. Non pagare di nuovo.',
    goesTo: (to) => phrase`Ti teniamo al corrente scrivendo a ${to}.`,
  },
  paid: {
    title: 'Il pagamento è andato a buon fine',
    eSIM: (to) =>
      phrase`Stiamo preparando la tua eSIM, di solito in meno di un minuto. Puoi chiudere questa pagina. La mandiamo via email a ${to}.`,
    eSIMs: (to) =>
      phrase`Stiamo preparando le tue eSIM, di solito in meno di un minuto. Puoi chiudere questa pagina. Le mandiamo via email a ${to}.`,
    plan: (to) =>
      phrase`Stiamo aggiungendo i dati alla tua eSIM, di solito in meno di un minuto. Puoi chiudere questa pagina. Scriviamo a ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned:
    'Questo acquisto era già pagato, perciò rimborsiamo questo secondo pagamento per intero, in automatico.',
  notTaken: 'Questo acquisto era già pagato, perciò non abbiamo incassato questo secondo pagamento.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Questo acquisto è completo',
    eSIM: (country) => `La tua eSIM ${country} è pronta.`,
    eSIMs: () => 'Le tue eSIM sono pronte.',
    plan: (country) => `I tuoi dati (${country}) sono sulla tua eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'La tua eSIM è in arrivo',
      eSIMs: 'Le tue eSIM sono in arrivo',
      plan: 'I tuoi dati aggiunti sono in arrivo',
    },
    eSIM: (country, to) =>
      phrase`Il pagamento è andato a buon fine. La tua eSIM ${country} comparirà sulla pagina dell’ordine, e scriviamo a ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Il pagamento è andato a buon fine. Le tue eSIM compariranno sulla pagina dell’ordine, e scriviamo a ${to}.`,
    plan: (country, to) =>
      phrase`Il pagamento è andato a buon fine. I tuoi dati aggiunti (${country}) compariranno sulla pagina dell’ordine, e scriviamo a ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Non pagare di nuovo. Appena il pagamento è confermato, mandiamo la tua eSIM via email a ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Non pagare di nuovo. Appena il pagamento è confermato, mandiamo le tue eSIM via email a ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Non pagare di nuovo. Appena il pagamento è confermato, aggiungiamo i dati alla tua eSIM e scriviamo a ${to}.`,
  },
  unanswered: {
    title: 'Il pagamento è andato a buon fine',
    eSIM: (to) =>
      phrase`La connessione è caduta prima che la tua eSIM arrivasse qui. Non è andata persa. La mandiamo via email a ${to}. Non pagare di nuovo.`,
    eSIMs: (to) =>
      phrase`La connessione è caduta prima che le tue eSIM arrivassero qui. Non sono andate perse. Le mandiamo via email a ${to}. Non pagare di nuovo.`,
    plan: (to) =>
      phrase`La connessione è caduta prima che i tuoi dati aggiunti arrivassero qui. Non sono andati persi. Scriviamo a ${to}. Non pagare di nuovo.`,
  },
  bankWaits: {
    title: 'La tua banca sta ancora elaborando il pagamento',
    eSIM: (to) =>
      phrase`Possono volerci alcuni minuti. Non pagare di nuovo. Appena la tua banca conferma, mandiamo la tua eSIM via email a ${to}.`,
    eSIMs: (to) =>
      phrase`Possono volerci alcuni minuti. Non pagare di nuovo. Appena la tua banca conferma, mandiamo le tue eSIM via email a ${to}.`,
    plan: (to) =>
      phrase`Possono volerci alcuni minuti. Non pagare di nuovo. Appena la tua banca conferma, aggiungiamo i dati alla tua eSIM e scriviamo a ${to}.`,
    checkAgain: 'Controlla di nuovo',
  },
  refunded: 'Il tuo rimborso è in arrivo',
  mismatch: {
    title: 'Dobbiamo esaminare questo pagamento',
    text: (to) => phrase`Non pagare di nuovo. Scriviamo a ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`È per ${name} e arriva a ${address}.`,
  fix: 'Indirizzo sbagliato? Correggilo',
  label: 'A quale indirizzo?',
  save: 'Manda lì',
  fixed: 'L’abbiamo cambiato. Da ora tutto ciò che riguarda questo ordine arriva lì.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Le vendite sono sospese',
  notCharged: 'Non ti è stato addebitato nulla.',
  underWay: 'Il pagamento che hai iniziato prosegue. Il tuo ordine mostra a che punto è.',
  order: 'Vedi il tuo ordine',
  plans: 'Torna ai piani',
  esims: 'Torna alle tue eSIM',
};
