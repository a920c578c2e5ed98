import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Zachowaj na tym telefonie', device: 'Zachowaj na tym urządzeniu' },
  what: 'Kod QR, kody i instrukcja otworzą się wtedy także bez sieci.',
  kept: 'Wszystko jest tutaj i otwiera się bez sieci.',
  open: 'Zobacz, co tu jest',
  remove: 'Usuń stąd',
  removed: 'Usunięto stąd.',
  iphone:
    'Safari usuwa dane po 7 dniach bez odwiedzin. Aby zachować je dłużej, dodaj tę stronę do ekranu początkowego.',
  failed: {
    offline: 'Nie udało się wczytać danych. Sprawdź połączenie i spróbuj ponownie.',
    full: 'Brakuje tu miejsca. Zwolnij trochę miejsca i spróbuj ponownie.',
    blocked:
      'Ta przeglądarka nie zapisuje niczego dla stron. Wyjdź z trybu prywatnego, zezwól tej stronie na pliki cookie albo wydrukuj stronę.',
    over: 'Nie ma czego zachować. Ten eSIM stracił ważność albo jest zwracany.',
  },
};
