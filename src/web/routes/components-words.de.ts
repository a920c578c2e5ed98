import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Bausteine', description: 'Jeder Baustein in seinen Zuständen, bei Tag und bei Nacht.' },
  day: 'Tag',
  night: 'Nacht',
  sample: 'Simport',
  large: 'Groß',
  busy: 'Beschäftigt',
  off: 'Gesperrt',
  alert: 'Deine Karte wurde abgelehnt.',
  text: 'Es wurde nichts abgebucht. Nimm eine andere Karte, oder bezahle mit PayPal.',
  field: 'E-Mail-Adresse',
  wrong: 'Bitte gib eine gültige E-Mail-Adresse ein',
  beside: 'Einlösen',
  question: 'Wann soll ich die eSIM installieren?',
  show: 'Zeigen',
  hide: 'Verbergen',
  open: 'Blatt öffnen',
};
