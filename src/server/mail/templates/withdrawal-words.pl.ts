import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Mamy Twoje odstąpienie od umowy',
  preview: (order, moment) => `Zamówienie ${order}, otrzymano ${moment}. Zachowaj ten e-mail.`,
  lead: (moment) =>
    `Twoje odstąpienie od umowy dotarło do nas ${moment}. Zachowaj ten e-mail jako potwierdzenie.`,
  declared: {
    title: 'Twoje oświadczenie',
    declaration: 'Oświadczenie',
    text: 'Odstępuję od umowy dotyczącej tego zamówienia.',
    name: 'Imię i nazwisko',
    confirmedTo: 'Potwierdzenie na adres',
    received: 'Otrzymano',
  },
  next: `Wycofamy pakiet, o ile nie został aktywowany ani użyty, i napiszemy, gdy pieniądze będą w drodze. ${withdrawalPromise.money} Nie używaj już tego pakietu.`,
  wasNotYou: 'To nie Ty? Od razu odpowiedz na ten e-mail.',
};
