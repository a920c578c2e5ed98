import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'Zainstaluj swój eSIM',
  wifi: 'Podczas instalacji telefon potrzebuje Wi‑Fi. Potem nic stąd nie będzie już potrzebne.',
  used: 'Ten eSIM został zainstalowany, więc jego kody usunięto stąd. Działają tylko raz.',
  anotherScreen: 'Na innym ekranie',
  arrival: 'Po lądowaniu',
  trouble: 'Brak połączenia?',
  apn: {
    name: 'APN',
    automatic: 'Telefon ustawi go sam.',
    byHand: 'Wpisz go w ustawieniach tego eSIM‑u, jeśli nie ma połączenia.',
    unknown: 'Większość telefonów ustawia go sama. Jeśli Twój o niego pyta, napisz do nas.',
  },
  facts: 'Twój pakiet',
  iccid: 'ICCID',
  left: 'Pozostałe dane',
  read: (date) => `Stan na ${date}`,
  kept: (date) => `Zachowano ${date}.`,
  until: (date) => `Zostanie stąd usunięte ${date}.`,
  help: 'Pomoc',
  write: 'Napisz do nas z numerem zamówienia, gdy będziesz online.',
  chat: 'Otwórz czat',
  remove: 'Usuń stąd',
  removeQuestion: 'Bez sieci nie da się tego odzyskać.',
  yes: 'Usuń',
  no: 'Zachowaj',
};
