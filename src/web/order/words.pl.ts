import { backTo } from '../../domain/checkout/payment-words.pl.ts';
import { ofHours, toPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Faktura',
  invoiceFailed: 'Nie udało się pobrać faktury',
  creditNote: 'Faktura korygująca',
  creditNoteOf: (amount) => `Faktura korygująca na ${amount}`,
  creditNoteFailed: 'Nie udało się pobrać faktury korygującej',
  contractSummary: 'Podsumowanie warunków umowy',
};

const TITLES: typeof source.orderStateWords.titles = {
  unpaid: 'To zamówienie nie zostało opłacone',
  pending: 'Twoja płatność jest sprawdzana',
  processing: 'Twój eSIM jest w drodze',
  ready: 'Twój eSIM jest gotowy',
  refunding: 'Twoje pieniądze wracają do Ciebie',
  refunded: 'Pieniądze zostały zwrócone',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Twój pakiet jest w drodze',
    ready: 'Twój pakiet został dodany',
  },
  install: 'Zainstaluj go w telefonie',
  hidden: {
    title: 'Kodów już tu nie pokazujemy',
    text: ({ used, link }) =>
      `Na wypadek, gdyby ktoś przekazał ten link dalej, ta strona przestaje pokazywać kod QR i kody aktywacyjne ${used} dni po pierwszym użyciu, a w innej przeglądarce niż ta, w której kupiono eSIM, ${link} dni po dostarczeniu. Nadal znajdziesz je w naszym e‑mailu i w sekcji Moje eSIM‑y: na koncie lub w przeglądarce użytej do zakupu.`,
  },
  added: {
    title: 'Ten pakiet jest na Twoim eSIM‑ie',
    text: (iccid) => `Dodano go do eSIM‑u o numerze ICCID z końcówką ${iccid}. Nie trzeba nic instalować.`,
  },
  returnAsked: {
    heading: 'Poproszono o zwrot',
    title: 'Wysłaliśmy zapytanie do sieci',
    text: (what, amount, origin) =>
      `Sieć zdecyduje, czy przyjmie zwrot tego ${what === 'eSIM' ? 'eSIM‑u' : 'pakietu'}. Jeśli tak, ${amount} wróci ${backTo(origin)}. Do tego czasu go nie używaj.`,
  },
  unpaid: {
    text: 'Dlatego nie ma do niego eSIM‑u. Nadal możesz kupić ten sam pakiet.',
    late: 'Strona płatności wygasła',
    title: 'Płatność nie została dokończona',
    back: 'Wróć do płatności',
  },
  refund: {
    comesBack: (amount, origin) => `${amount} wróci ${backTo(origin)}`,
    isBack: (amount, origin) => `${amount} wróciło ${backTo(origin)}`,
    whole: {
      refunding: 'Otrzymasz z powrotem całą zapłaconą kwotę.',
      refunded: 'Zwróciliśmy całą zapłaconą kwotę.',
    },
    plans: (country) => `Pakiety ${toPlace(country)}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Nie płać ponownie. Gdy tylko płatność zostanie potwierdzona, eSIM pojawi się tutaj i wyślemy go na ${email}.`,
      plan: (email) =>
        phrase`Nie płać ponownie. Gdy tylko płatność zostanie potwierdzona, dodamy dane do Twojego eSIM‑u i napiszemy na ${email}.`,
    },
  },
  paid: {
    title: 'Płatność się powiodła',
    eSIM: (email) =>
      phrase`Większość eSIM‑ów dociera w ciągu minuty. Ta strona pokaże Twój, gdy tylko będzie gotowy. Możesz ją zamknąć. Wyślemy go na ${email}.`,
    plan: (email) =>
      phrase`Większość pakietów dodajemy w ciągu minuty. Ta strona da Ci znać, gdy Twój będzie gotowy. Możesz ją zamknąć. Napiszemy na ${email}.`,
  },
  checkAgain: 'Sprawdź ponownie',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Razem',
    pending: 'Sprawdzane',
    processing: 'Zapłacono',
    ready: 'Zapłacono',
    refunding: 'Wraca',
    refunded: 'Zwrócono',
  },
  rows: {
    number: 'Nr zamówienia',
    iccid: 'ICCID',
    email: 'E‑mail',
    paid: 'Zapłacono',
    paidWith: 'Metoda płatności',
    ordered: 'Zamówiono',
    returned: 'Zwrócono',
    inPart: 'Częściowy zwrot',
    goodwill: 'Zwrot z dobrej woli',
  },
  onTheWay: (amount) => `${amount}, w drodze`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Zachowaj je na koncie',
    button: 'Zaloguj się i zapisz',
  },
  text: 'Znajdziesz je wtedy na każdym urządzeniu, bez tego linku.',
  saved: 'Zapisano na Twoim koncie.',
  another: 'To zamówienie jest na innym koncie.',
  user: {
    title: 'Zachowaj je na swoim koncie',
    button: 'Zapisz na moim koncie',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Od tej umowy odstąpiono ${at}.`,
  until: (at) => phrase`Do ${at} otrzymasz pełny zwrot, jeśli pakiet nie został użyty.`,
  over: (at) => phrase`Czas na zwrot tego zamówienia minął ${at}.`,
  stranger: {
    title: 'Musimy wiedzieć, że to Twoje zamówienie',
    text: (mail, number) =>
      phrase`Możemy wysłać link na adres podany przy zakupie. Zadziała na każdym urządzeniu. Nie masz dostępu do tej skrzynki? Zaloguj się na konto, na którym jest zamówienie, albo napisz na ${mail} i podaj numer zamówienia: ${number}.`,
    mail: 'Wyślij mi link',
  },
  mailed: {
    title: (to) => `Wysłaliśmy e‑mail na ${to}.`,
    text: (hours) =>
      `Otwórz link z tego e‑maila w ciągu ${ofHours(hours)}, aby otrzymać zwrot. Do tego czasu nic się nie zmieni.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Kupione razem',
  states: {
    unpaid: 'Nieopłacone',
    pending: 'Płatność jest sprawdzana',
    processing: 'W drodze',
    ready: 'Gotowe',
    refunding: 'W trakcie zwrotu',
    refunded: 'Zwrócone',
  },
};
