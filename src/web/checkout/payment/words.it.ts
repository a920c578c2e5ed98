import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Il pagamento non è partito',
  notCharged: 'L’addebito sulla tua carta non è riuscito.',
  expired: 'Questo pagamento è scaduto. Riprova.',
  paidBefore: 'Questo acquisto è già stato pagato.',
  notCompleted: 'L’acquisto non è stato completato',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Il pagamento è andato a buon fine',
    eSIM: (amount, to) =>
      `Hai pagato ${amount}, e la tua eSIM arriva via email a ${to}. Solo questa pagina non si è caricata. Riprova, o installala da quell’email. Non serve pagare di nuovo.`,
    eSIMs: (amount, to) =>
      `Hai pagato ${amount}, e le tue eSIM arrivano via email a ${to}. Solo questa pagina non si è caricata. Riprova, o installale da quell’email. Non serve pagare di nuovo.`,
    plan: (amount, to) =>
      `Hai pagato ${amount}, e la fattura arriva via email a ${to}. Solo questa pagina non si è caricata. Riprova. Non serve pagare di nuovo.`,
  },
  begun: {
    title: 'Stiamo verificando il pagamento',
    text: (amount, to) =>
      `Un pagamento di ${amount} era in corso quando questa pagina non si è caricata. Non pagare di nuovo. Il tuo ordine mostra a che punto è, e ti teniamo al corrente scrivendo a ${to}.`,
  },
};
