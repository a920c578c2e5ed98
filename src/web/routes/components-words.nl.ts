import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Onderdelen', description: 'Elk onderdeel in al zijn toestanden, bij dag en bij nacht.' },
  day: 'Dag',
  night: 'Nacht',
  sample: 'Simport',
  large: 'Groot',
  busy: 'Bezig',
  off: 'Uitgeschakeld',
  alert: 'Je kaart is geweigerd.',
  text: 'Er is niets afgeschreven. Probeer een andere kaart, of betaal met PayPal.',
  field: 'E-mailadres',
  wrong: 'Vul een geldig e-mailadres in',
  beside: 'Toepassen',
  question: 'Wanneer installeer ik de eSIM?',
  show: 'Tonen',
  hide: 'Verbergen',
  open: 'Paneel openen',
};
