import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Mamy zapytanie od Twojej firmy',
  preview: 'Nasz pracownik odpisze w ciągu jednego dnia roboczego.',
  lead: (day) =>
    `Dziękujemy. Twoje zapytanie dotarło do nas ${day}. Nasz pracownik odpisze w ciągu jednego dnia roboczego.`,
  seePlans: 'Zobacz nasze pakiety',
  more: 'Chcesz coś dodać? Po prostu odpowiedz na ten e-mail.',
  wasNotYou:
    'To zapytanie nie jest od Ciebie? Ktoś pewnie pomylił się, wpisując adres. Możesz zignorować ten e-mail.',
};
