import { inPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Odpowiemy w ciągu jednego dnia roboczego.';

export const offerWords: typeof source.offerWords = {
  title: 'Rozwiązania dla firm',
  lead: 'Internet w podróży dla osób, które wysyłasz za granicę. Napisz, dokąd i ile ich jedzie, a odpowiemy w ciągu jednego dnia roboczego.',
  team: {
    what: 'eSIM‑y dla całego zespołu',
    how: 'Wystarczy jedno zapytanie. eSIM‑y możesz wysyłać partiami.',
  },
  places: {
    what: 'Tam, dokąd jedziecie',
    how: 'Pakiety do pojedynczych krajów i całych regionów, w ponad 200 krajach.',
  },
  price: {
    what: 'Cena znana z góry',
    how: 'Otrzymasz wycenę danych, których potrzebujesz. Potem nie przyjdzie żaden rachunek za roaming.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `${data} na ${days} ${inPlace(place)} kosztuje dziś ${plan} za osobę${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Jedna faktura dla zespołu',
    how: 'Jeden rachunek z nazwą i numerem VAT Twojej firmy.',
  },
  person: {
    what: 'Odpowiada człowiek',
    how: 'Ktoś z naszego działu sprzedaży przeczyta Twoje zapytanie i odpowie w ciągu jednego dnia roboczego.',
  },
  own: {
    text: (dashboard) => phrase`Kupujesz już u nas? Przejdź do ${dashboard}.`,
    dashboard: 'swojego panelu',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Poproś o wycenę',
  you: 'Ty i Twoja firma',
  companyName: 'Nazwa firmy',
  contactName: 'Osoba do kontaktu',
  email: 'E‑mail',
  phone: 'Telefon',
  website: 'Strona internetowa',
  teamSize: 'Wielkość zespołu',
  noTeamSize: 'Wybierz wielkość',
  regions: 'Regiony podróży',
  message: 'Wiadomość',
  messageHint: 'Ile osób jedzie, na jak długo, ile danych i od kiedy.',
  trap: 'Zostaw to pole puste',
  consent: {
    text: (legalName, policy) =>
      phrase`Zgadzam się, aby firma ${legalName} wykorzystywała wpisane tu dane w celu udzielenia mi odpowiedzi, zgodnie z ${policy}.`,
    policy: 'polityką prywatności',
  },
  subscribe: 'Wysyłajcie mi nowości o pakietach dla firm. Mogę zrezygnować w każdej chwili.',
  failed: 'Coś poszło nie tak',
  nothingLost: (address) =>
    phrase`Nic z tego, co tu wpisano, nie przepadło. Spróbuj ponownie lub napisz na ${address}.`,
  send: 'Poproś o wycenę',
  sending: 'Wysyłanie…',
  promise: PROMISE,
  needed: `Potrzebujemy nazwy firmy, imienia i nazwiska, adresu e‑mail i zgody. ${PROMISE}`,
  noScript: (supportEmail) =>
    `Wysłanie tego formularza wymaga JavaScriptu. Możesz też po prostu napisać na ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Dziękujemy',
  text: (address) =>
    phrase`Mamy Twoje zapytanie. Nasz pracownik odpisze na ${address} w ciągu jednego dnia roboczego. Wysłaliśmy tam też potwierdzenie.`,
  dashboard: 'Przejdź do panelu',
  another: 'Wyślij kolejne zapytanie',
};
