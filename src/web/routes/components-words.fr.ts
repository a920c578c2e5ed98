import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Composants', description: 'Chaque composant dans ses états, de jour et de nuit.' },
  day: 'Jour',
  night: 'Nuit',
  sample: 'Simport',
  large: 'Grand',
  busy: 'Occupé',
  off: 'Désactivé',
  alert: 'Votre carte a été refusée.',
  text: 'Rien n’a été débité. Essayez une autre carte, ou payez avec PayPal.',
  field: 'Adresse e\u2011mail',
  wrong: 'Saisissez une adresse e\u2011mail valide',
  beside: 'Appliquer',
  question: 'Quand dois-je installer l’eSIM\u202F?',
  show: 'Afficher',
  hide: 'Masquer',
  open: 'Ouvrir un volet',
};
