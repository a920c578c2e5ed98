import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Zakup',
    holds:
      'Imię i nazwisko oraz adres e‑mail, drugi adres, jeśli został podany, pakiet, jego cena, sposób zapłaty i numer referencyjny operatora płatności, daty i godziny, partner, który Cię przysłał, jeśli taki był, oraz nieczytelna postać pliku cookie gościa, która wskazuje, w której przeglądarce dokonano zakupu.',
    until: `Bez konta najwyżej ${formatSpan(RETENTION.guestPurchase)} od zakupu, w przeciwnym razie tak długo jak konto. Potem usuwamy wszystko, co wskazuje na Ciebie, i zostają tylko dane księgowe.`,
  },
  {
    what: 'Nieopłacony zakup',
    holds: 'To samo, o ile zostało wpisane i wysłane.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'eSIM',
    holds: 'Jego numer (ICCID), kody w postaci zaszyfrowanej, pakiet i ilość pozostałych danych.',
    until: 'Tak długo jak zakup. Potem usuwamy kody, a numer zostaje w dokumentach księgowych.',
  },
  {
    what: 'Odstąpienie od umowy',
    holds:
      'Podane w nim imię i nazwisko oraz adres e‑mail, moment, w którym je otrzymaliśmy, i to, co nastąpiło potem. Zgody na natychmiastową dostawę wyrażone przy płatności i ich czas.',
    until:
      'Tak długo jak zakup. Potem usuwamy nazwisko i adres, a w dokumentach księgowych zostaje tylko sam fakt odstąpienia.',
  },
  {
    what: 'Konto',
    holds:
      'Imię i nazwisko, adres e‑mail, informacja, czy adres jest potwierdzony, język wybrany lub użyty przy zakupie, hasło w postaci, której nie da się odwrócić, albo numer, pod którym zna Cię usługa logowania.',
    until: `Najwyżej ${formatSpan(RETENTION.account)} od Twojej ostatniej aktywności albo do momentu, gdy usuniesz konto.`,
  },
  {
    what: 'Zapisana karta',
    holds:
      'Informacja, że o to prosisz, i numer, pod którym zna Cię Stripe. Samą kartę przechowuje Stripe, a my widzimy jej markę, cztery ostatnie cyfry i datę ważności.',
    until: 'Do momentu, gdy ją usuniesz albo usuniesz konto. Wtedy usuwa ją też Stripe.',
  },
  {
    what: 'Logowanie',
    holds:
      'Kiedy sesja się zaczęła, kiedy ostatnio z niej korzystano i w jakiego rodzaju przeglądarce. Bez adresu sieciowego.',
    until: 'Do wylogowania, 7 dni od ostatniego użycia albo 30 dni od zalogowania.',
  },
  {
    what: 'E‑maile do Ciebie',
    holds:
      'Informacja, że e‑mail został wysłany, jakiego był rodzaju, kiedy i na jaki adres. Jego treści nie przechowujemy.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Zapytanie firmowe',
    holds:
      'To, co piszesz w formularzu, prośba o nowości, jeśli jest, Twoja zgoda, czas, rodzaj przeglądarki i etap naszej odpowiedzi.',
    until: `Najwyżej ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Komunikaty od operatorów płatności',
    holds: 'Ich numer, rodzaj i płatność, której dotyczą, ale bez nazwisk.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Blokada',
    holds: 'Adres e‑mail osoby, której już nie sprzedajemy, na przykład po oszustwie, od kiedy i dlaczego.',
    until:
      'Do jej zniesienia, także po usunięciu reszty danych, bo usunięcie adresu oznaczałoby zniesienie blokady.',
  },
  {
    what: 'Liczniki chroniące przed nadużyciami',
    holds:
      'Ile razy czegoś próbowano z jednego adresu sieciowego lub dla jednego konta, oba w postaci, której nie da się odwrócić.',
    until: 'Około jednego dnia.',
  },
  {
    what: 'Wyszukiwania bez wyników',
    holds:
      'Wpisany tekst, jeśli ma najwyżej 40 liter i nie zawiera cyfry ani znaku @, abyśmy mogli nauczyć wyszukiwarkę nowych nazw. Razem z nim zapisujemy liczbę od 0 do 255, wspólną dla tysięcy przeglądarek. Mówi nam ona, czy tego samego miejsca brakuje kilku osobom, ale nie to, kim są. Nie zapisujemy pliku cookie ani adresu sieciowego.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Dokumenty księgowe',
    holds:
      'Kwoty, daty, pakiety, numery referencyjne płatności i zwrotów oraz faktury i faktury korygujące w wystawionej postaci. Twoje imię i nazwisko oraz adres e‑mail pozostają w nich tylko tak długo, jak przechowujemy zakup. Potem usuwamy je także stamtąd.',
    until:
      'Tak długo, jak nakazuje nam prawo podatkowe i przepisy o rachunkowości, także po usunięciu reszty danych.',
  },
  {
    what: 'Dane do VAT',
    holds:
      'Jeśli cena zawiera VAT: kraj Twojej karty, kraj adresu otrzymanego wraz z płatnością, kraj Twojego adresu sieciowego i kraj Twojego eSIM‑u oraz kwota podatku. Bez nazwiska i bez adresu.',
    until: `${formatSpan(RETENTION.taxFacts)} od końca roku zakupu, bo wymaga tego prawo UE, także po usunięciu reszty danych.`,
  },
];
