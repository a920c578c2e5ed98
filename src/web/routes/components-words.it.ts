import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Componenti', description: 'Ogni componente nei suoi stati, di giorno e di notte.' },
  day: 'Giorno',
  night: 'Notte',
  sample: 'Simport',
  large: 'Grande',
  busy: 'Occupato',
  off: 'Disattivato',
  alert: 'La tua carta è stata rifiutata.',
  text: 'Non ti è stato addebitato nulla. Prova un’altra carta o paga con PayPal.',
  field: 'Indirizzo email',
  wrong: 'Inserisci un indirizzo email valido',
  beside: 'Applica',
  question: 'Quando devo installare l’eSIM?',
  show: 'Mostra',
  hide: 'Nascondi',
  open: 'Apri un pannello',
};
