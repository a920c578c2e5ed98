import { ofHours, toPlace } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'Szczegóły i bieżący stan eSIM‑u',
  facts: {
    country: 'Kraj',
    data: 'Dane',
    validity: 'Ważność',
    order: 'Numer zamówienia',
    price: 'Zapłacona cena',
    refunded: 'Zwrócono dotąd',
    paidWith: 'Metoda płatności',
    email: 'E‑mail',
    bought: 'Kupiono',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: 'Twoje zamówienie',
  moreData: {
    title: 'Więcej danych',
    text: (country) =>
      `Dodaj do tego eSIM‑u pakiet ${toPlace(country)} albo nowy kierunek. Nie trzeba nic instalować.`,
  },
  list: {
    title: 'Usuń z mojej listy',
    hidden: 'Ten eSIM jest ukryty. Możesz go przywrócić z ukrytych eSIM‑ów.',
    shown: 'eSIM będzie nadal działać w telefonie. Możesz to cofnąć.',
    remove: 'Usuń eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Historia zamówienia',
  failed: 'Nie udało się wczytać historii.',
  steps: {
    paid: 'Zapłacono',
    ordered: 'Zamówiono',
    assigned: 'Przydzielono',
    installed: 'Zainstalowano',
    first_use: 'Pierwsze użycie',
    used_80: 'Zużyto 80%',
    topped_up: 'Doładowano',
    ended: 'Koniec',
  },
  ends: {
    depleted: 'Zużyto wszystkie dane',
    expired: 'Wygasł',
    lapsed: 'Przepadł',
    revoked: 'Wycofano',
    refunded: 'Zwrócono pieniądze',
  },
  sources: {
    shop: 'z naszych zapisów',
    network: 'z sieci',
    noticed: 'zauważone przez nas',
  },
  from: (when, origin) => phrase`${when}, ${origin}`,
  never: 'Nigdy',
  notYet: 'Jeszcze nie',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Bieżący stan',
  refresh: 'Odśwież',
  returned: 'Ten eSIM został wycofany, więc sieć już go nie zna.',
  failed: {
    title: 'Nie możemy teraz połączyć się z siecią.',
    text: 'To jej ostatnia informacja. Spróbuj ponownie za kilka minut.',
  },
  facts: {
    status: 'Status',
    state: 'Stan',
    data: 'Dane w pakiecie',
    used: 'Zużyto',
    remaining: 'Zostało',
    usage: 'Zużycie',
    atFullSpeed: 'Dziś z pełną prędkością',
    assigned: 'Przydzielono',
    reference: 'Nr przydziału',
    daysStarted: 'Początek dni',
    daysEnd: 'Koniec dni',
    updated: 'Ostatnia aktualizacja',
  },
  technical: 'Dane techniczne',
  unknown: 'brak',
  leftOf: (left, of) => `${left} z ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Zwrot',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`Jeśli ten eSIM nie był używany, możesz go oddać i otrzymać pełny zwrot do ${until}.`
      : phrase`Jeśli ten pakiet nie był używany, możesz go oddać i otrzymać pełny zwrot do ${until}.`,
  coming: (amount) => `${amount} wraca do Ciebie.`,
  sent: (amount, date) => phrase`Zwrot ${amount} wysłano ${date}.`,
  takenBack: (what) =>
    what === 'eSIM' ? 'Ten eSIM wycofano bez zwrotu pieniędzy.' : 'Ten pakiet wycofano bez zwrotu pieniędzy.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Wysłaliśmy zapytanie do sieci',
  paused: 'Twoja prośba o zwrot jest zapisana',
  text: (what, amount) =>
    what === 'eSIM'
      ? `Sieć zdecyduje, czy przyjmie zwrot tego eSIM‑u. Jeśli tak, ${amount} wróci tą samą metodą płatności. Do tego czasu go nie używaj.`
      : `Sieć zdecyduje, czy przyjmie zwrot tego pakietu. Jeśli tak, ${amount} wróci tą samą metodą płatności. Do tego czasu go nie używaj.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'Oddać ten eSIM?' : 'Oddać ten pakiet?'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `Na stałe wycofamy Twój eSIM ${toPlace(place)} (${plan}). ${price} wróci tą samą metodą płatności.`
      : `Na stałe wycofamy Twój pakiet ${toPlace(place)} (${plan}). ${price} wróci tą samą metodą płatności.`,
  stays: {
    plan: 'Twój eSIM i pozostałe pakiety na nim się nie zmienią.',
    eSIM: 'Jeśli jest już w telefonie, usuń go stamtąd.',
  },
  yes: (what, price) =>
    what === 'eSIM' ? `Oddaj eSIM, odzyskaj ${price}` : `Oddaj pakiet, odzyskaj ${price}`,
  keep: 'Zachowaj',
  failed: 'Nic się nie zmieniło.',
  confirm: {
    title: 'Sprawdź skrzynkę',
    sent: (to) => `Na adres ${to} wysłaliśmy prośbę o potwierdzenie.`,
    text: (what, hours) =>
      what === 'eSIM'
        ? `Przy zakupie tego eSIM‑u podano ten adres, a nie adres Twojego konta. Otwórz link z e‑maila w ciągu ${ofHours(hours)}, aby go oddać. Do tego czasu nic się nie zmieni.`
        : `Przy zakupie tego pakietu podano ten adres, a nie adres Twojego konta. Otwórz link z e‑maila w ciągu ${ofHours(hours)}, aby go oddać. Do tego czasu nic się nie zmieni.`,
  },
  returned: {
    title: 'Twoje pieniądze wracają do Ciebie',
    amount: (price) => `${price} wróci tą samą metodą płatności.`,
    plan: 'Pakiet został usunięty z Twojego eSIM‑u.',
    eSIM: 'eSIM już nie działa.',
  },
};
