import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Komponenty', description: 'Wszystkie komponenty w swoich stanach, za dnia i w nocy.' },
  day: 'Dzień',
  night: 'Noc',
  sample: 'Simport',
  large: 'Duży',
  busy: 'Zajęty',
  off: 'Nieaktywny',
  alert: 'Karta została odrzucona.',
  text: 'Nie pobrano opłaty. Użyj innej karty albo zapłać przez PayPal.',
  field: 'Adres e‑mail',
  wrong: 'Wpisz prawidłowy adres e‑mail',
  beside: 'Zastosuj',
  question: 'Kiedy zainstalować eSIM?',
  show: 'Pokaż',
  hide: 'Ukryj',
  open: 'Otwórz panel',
};
