import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Twoje zamówienie ma nowy adres e-mail',
  preview: (order) => `Zamówienie ${order}. Jeśli to nie Twoja prośba, od razu odpowiedz na ten e-mail.`,
  lead: 'Nasza obsługa klienta zmieniła adres e-mail Twojego zamówienia, bo ktoś o to poprosił.',
  changed: { title: 'Co się zmieniło', addresses: 'E-maile trafiają teraz na' },
  means: {
    title: 'Co to oznacza',
    text: 'Od teraz wszystkie e-maile o tym zamówieniu, także te dotyczące zwrotu, trafiają na nowy adres. To ostatni, który przychodzi tutaj.',
  },
  wasNotYou: 'To nie Twoja prośba? Od razu odpowiedz na ten e-mail.',
};
