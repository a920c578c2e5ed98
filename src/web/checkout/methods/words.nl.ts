import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Kaartgegevens',
  loading: 'Kaartformulier laden…',
  failed: 'Het kaartformulier is niet geladen.',
  otherWays: (other) =>
    `Misschien blokkeert een adblocker of je netwerk Stripe, onze betaaldienst voor kaarten. ${other ? `${other} heeft Stripe niet nodig.` : 'Zet de blokkering voor deze pagina uit, of gebruik een andere browser of een ander netwerk.'}`,
  complete: 'De kaartgegevens zijn volledig',
  incomplete: 'Vul volledige kaartgegevens in',
  who: 'Stripe verwerkt de betaling. We zien je kaartnummer nooit.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Betaalgegevens',
  card: 'Creditcard of betaalpas',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} opent een eigen pagina en brengt je daarna hier terug.`,
  paypalHint: 'PayPal opent in een eigen venster en brengt je daarna hier terug.',
  currency: 'Valuta',
  notIn: (name, currency) => `${name} accepteert geen ${currency}. Betaal met kaart.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPal laden…',
  failed: {
    title: 'PayPal is niet geladen.',
    text: 'Je kunt het opnieuw proberen, of met kaart betalen.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Deze kaart bewaren voor de volgende keer',
  hint: 'Stripe, onze betaaldienst voor kaarten, bewaart de gegevens, en wij zien alleen de laatste vier cijfers. Er wordt alleen iets afgeschreven als je op kopen drukt. Je kunt de kaart altijd op je dashboard verwijderen.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Welke kaart',
  other: 'Een andere kaart gebruiken',
};
