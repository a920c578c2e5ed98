import { inDays } from '../../domain/language-words.pl.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** Both are masculine, and the same in the nominative and the accusative. */
const thing = (isTopUp: boolean) => (isTopUp ? 'pakiet' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Odstąp od umowy',
  lead: 'O które zamówienie chodzi? Numer znajdziesz w e‑mailu z eSIM‑em, razem z linkiem prosto do następnego kroku.',
  number: 'Numer zamówienia',
  numberHint: 'Na przykład SP-7F3K-92QD',
  email: 'Adres e‑mail z zamówienia',
  next: 'Dalej',
  noNumber: 'Wpisz numer zamówienia, na przykład SP-7F3K-92QD',
  otherWay: (mail) => phrase`Nie masz numeru? Napisz na ${mail}, że odstępujesz od umowy. To też się liczy.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Twoje zamówienia',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Możesz odstąpić od umowy do ${until}.`,
  choose: 'Odstąp',
  chooseOf: (number) => `Odstąp od umowy: zamówienie ${number}`,
  other: 'Chodzi o inne zamówienie? Wpisz jego numer i adres.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Sprawdź skrzynkę',
  text: (days) =>
    `Jeśli istnieje zamówienie z tym numerem i adresem, e‑mail z linkiem do ostatniego kroku jest już w drodze. Link działa ${inDays(days)}, a odstąpienie liczy się od teraz.`,
  again: 'Spróbuj z innym numerem',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `Wycofamy ${thing(isTopUp)} na stałe, a ${amount} wróci na kartę lub konto użyte do zapłaty. Jeśli został już aktywowany lub użyty, sprawdzimy to i napiszemy do Ciebie.`,
  contract: 'Odstępuję od tej umowy',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Możesz odstąpić od umowy do ${until}.`,
  name: 'Twoje imię i nazwisko',
  email: 'Adres e‑mail do potwierdzenia',
  emailHint: 'Wyślemy tam potwierdzenie, a także na adres z zamówienia.',
  noName: 'Wpisz imię i nazwisko',
  confirm: withdrawalPromise.confirm,
  failed: 'Nic się nie zmieniło.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Odstąpiono od tej umowy',
  received: (number, at) =>
    phrase`Zamówienie ${number}. Odstąpienie otrzymano: ${at}. Potwierdzenie przyjdzie e‑mailem.`,
  next: {
    undelivered: (isTopUp) =>
      `Twój ${thing(isTopUp)} jest właśnie zamawiany. Gdy tylko zostanie zamówiony, wycofamy go, a zwrot pieniędzy nastąpi automatycznie.`,
    received: (isTopUp) =>
      `Sieć w tej chwili nie odpowiada. Gdy tylko odpowie, wycofamy ${thing(isTopUp)}, a zwrot pieniędzy nastąpi automatycznie.`,
    asked: (isTopUp) =>
      `Sieć zdecyduje, czy przyjmie zwrot ${isTopUp ? 'pakietu' : 'eSIM‑u'}. Zwrot pieniędzy nastąpi zaraz potem. Do tego czasu go nie używaj.`,
    refunding: () => 'Pieniądze są już w drodze do Ciebie.',
    refunded: () => 'Pieniądze wróciły tą samą drogą, którą odbyła się płatność.',
  },
  all: (amount) => `Dostaniesz z powrotem ${amount}, czyli całą zapłaconą kwotę.`,
  rest: (amount, before) =>
    `Dostaniesz z powrotem ${amount}. Razem z kwotą ${before}, która wróciła wcześniej, to wszystko, co zapłacono.`,
  before: (before) => `Zapłacona kwota ${before} wróciła już wcześniej.`,
  refused: 'Automatyczny zwrot nie jest tu możliwy. Sprawdzi to człowiek i napisze do Ciebie.',
  home: 'Strona główna',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Nie ma takiej umowy',
  returned: 'Pieniądze za to zamówienie już zwróciliśmy',
  too_late: 'Termin odstąpienia od umowy minął',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Ten link nie działa',
  text: 'Jest za stary albo brakuje jego części. Wpisz numer zamówienia, a wyślemy Ci nowy.',
  byNumber: 'Wpisz numer zamówienia',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Zwroty',
  text: 'Nasze zasady zwrotów mówią, kiedy odzyskasz pieniądze i jak o to poprosić.',
};

export const checkingWords: string = 'Szukamy Twojego zamówienia…';
