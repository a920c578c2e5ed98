import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'De betaling kon niet worden gestart',
  notCharged: 'Er kon niets van je kaart worden afgeschreven.',
  expired: 'Deze betaling is verlopen. Probeer het opnieuw.',
  paidBefore: 'Deze aankoop is al betaald.',
  notCompleted: 'De aankoop kon niet worden afgerond',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Je betaling is gelukt',
    eSIM: (amount, to) =>
      `Betaald: ${amount}. Je eSIM gaat per e-mail naar ${to}. Alleen deze pagina is niet geladen. Probeer het opnieuw, of installeer hem vanuit die e-mail. Je hoeft niet nog een keer te betalen.`,
    eSIMs: (amount, to) =>
      `Betaald: ${amount}. Je eSIM’s gaan per e-mail naar ${to}. Alleen deze pagina is niet geladen. Probeer het opnieuw, of installeer ze vanuit die e-mail. Je hoeft niet nog een keer te betalen.`,
    plan: (amount, to) =>
      `Betaald: ${amount}. De factuur gaat per e-mail naar ${to}. Alleen deze pagina is niet geladen. Probeer het opnieuw. Je hoeft niet nog een keer te betalen.`,
  },
  begun: {
    title: 'We controleren je betaling',
    text: (amount, to) =>
      `Er liep een betaling van ${amount} toen deze pagina niet laadde. Betaal niet nog een keer. Bij je bestelling zie je hoe het ervoor staat, en we houden je op de hoogte via ${to}.`,
  },
};
