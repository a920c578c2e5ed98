import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'Sprache',
  currency: 'Währung',
  languageAndCurrency: 'Sprache und Währung',
  notKept:
    'Dein Browser blockiert Cookies und kann sich keine Währung merken. Beim Bezahlen kannst du eine wählen.',
  offer: {
    name: 'Preise in einer anderen Währung',
    text: (currency) => `Du kannst in ${currency} bezahlen.`,
    show: (currency) => `Preise in ${currency} anzeigen`,
    close: 'Schließen',
  },
};
