import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** Both are masculine, and the same in the nominative and the accusative. */
const thing = (isTopUp: boolean) => (isTopUp ? 'pakiet' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Zwrot eSIM‑u',
    description: 'Potwierdza, że chcesz zwrócić eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Został już użyty, jest za stary albo brakuje jego części. Poproś o zwrot ponownie, a wyślemy Ci nowy link.',
    esims: 'Zobacz moje eSIM‑y',
  },
  title: (isTopUp) => `Zwrócić ten ${thing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `Zamówienie ${number}: ${country}, ${plan}. Wycofamy ${thing(isTopUp)} na stałe, a ${amount} wróci na kartę lub konto użyte do zapłaty. Jednak nie? Zamknij tę stronę, a nic się nie zmieni.`,
  agree: (amount, isTopUp) => `Zwróć ${thing(isTopUp)}, odzyskaj ${amount}`,
  busy: 'Chwileczkę…',
  unchanged: 'Nic się nie zmieniło.',
  asked: {
    title: 'Zapytaliśmy sieć',
    paused: 'Mamy Twoje zgłoszenie zwrotu',
    text: (amount, isTopUp) =>
      `Sieć zdecyduje, czy przyjmie zwrot ${isTopUp ? 'pakietu' : 'eSIM‑u'}. Gdy tylko to zrobi, ${amount} wróci na kartę lub konto użyte do zapłaty. Do tego czasu go nie używaj.`,
  },
  done: {
    title: 'Pieniądze są już w drodze do Ciebie',
    text: (amount, bankTime, isTopUp) =>
      `${amount} wróci na kartę lub konto użyte do zapłaty. ${bankTime} ${
        isTopUp ? 'Pakiet nie jest już na eSIM‑ie.' : 'eSIM już nie działa.'
      }`,
    home: 'Strona główna',
  },
};
