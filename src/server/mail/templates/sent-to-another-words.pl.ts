import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Wysłaliśmy Twój eSIM na inny adres',
  preview: (order) => `Zamówienie ${order}. Jeśli to nie Twoja prośba, od razu odpowiedz na ten e-mail.`,
  lead: 'Nasza obsługa klienta wysłała e-mail z Twoim eSIM-em na inny adres, bo ktoś o to poprosił.',
  sent: { title: 'Co zostało wysłane', addresses: 'Wysłano na' },
  changes: {
    title: 'Co to zmienia',
    text: 'Nic więcej. Zamówienie nadal jest Twoje. Wszystko inne, co go dotyczy, także zwrot, trafia wyłącznie na ten adres.',
  },
  wasNotYou: 'To nie Twoja prośba? Od razu odpowiedz na ten e-mail.',
};
