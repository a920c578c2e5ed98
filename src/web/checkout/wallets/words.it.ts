import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'O paga in un altro modo',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Un altro pagamento è in corso. Aspetta che finisca.',
  noAddress: 'Scegli un indirizzo email nel tuo wallet. È lì che arriva la tua eSIM.',
  priceChanged: (now) => `Ora il prezzo è ${now}. Chiudi questa finestra e premi di nuovo il pulsante.`,
  paidBefore:
    'Questo acquisto è già stato pagato. Chiudi questa finestra. Non ti verrà addebitato nient’altro.',
  broken: 'Qualcosa è andato storto. Chiudi questa finestra e riprova.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'La tua eSIM arriva' : 'Le tue eSIM arrivano'} ${email === null ? 'all’indirizzo email del tuo wallet' : `a ${email}`}.`,
  others: 'Paga in un altro modo',
};
