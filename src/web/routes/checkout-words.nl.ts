import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Veilig afrekenen', description: 'Betaal je reis-eSIM.' },
  invalid: {
    title: 'Bundel niet beschikbaar',
    text: 'Deze bundel is niet meer te koop. Er is niets afgeschreven.',
    dashboard: 'Terug naar je dashboard',
  },
  lost: {
    title: 'Deze pagina kon niet worden geladen',
    text: 'Heb je net betaald, betaal dan niet nog een keer. Je eSIM komt per e-mail. Zo niet, dan is er niets afgeschreven.',
  },
  failed: {
    title: 'De afrekenpagina kon niet worden geladen',
    text: 'We konden de prijs niet ophalen. Controleer je verbinding en probeer het opnieuw. Er is niets afgeschreven.',
  },
};
