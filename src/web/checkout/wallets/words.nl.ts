import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Of betaal op een andere manier',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Er loopt al een andere betaling. Wacht tot die klaar is.',
  noAddress: 'Kies een e-mailadres in je wallet. Daar gaat je eSIM naartoe.',
  priceChanged: (now) => `De prijs is nu ${now}. Sluit dit en druk nog een keer op de knop.`,
  paidBefore: 'Deze aankoop is al betaald. Sluit dit venster. Er wordt niets meer afgeschreven.',
  broken: 'Er ging iets mis. Sluit dit en probeer het opnieuw.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Je eSIM gaat' : 'Je eSIM’s gaan'} naar ${email ?? 'het e-mailadres in je wallet'}.`,
  others: 'Anders betalen',
};
