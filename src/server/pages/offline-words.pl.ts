import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Zachowane na tym urządzeniu',
  offline: 'Jesteś offline. Oto, co masz zachowane.',
  none: {
    title: 'Nic tu nie ma',
    text: 'Gdy jesteś online, otwórz zamówienie i naciśnij „Zachowaj na tym telefonie”. Kod QR, kody i instrukcja otworzą się tu bez sieci.',
    open: 'Zobacz moje eSIM‑y',
  },
  unreadable: 'Tego nie da się już otworzyć. Usuń to i zachowaj swój eSIM ponownie, gdy będziesz online.',
  remove: 'Usuń stąd',
  noScript: 'Ta strona wymaga JavaScriptu. Włącz go dla tej witryny.',
};
