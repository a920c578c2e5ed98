import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Componentes', description: 'Cada componente em seus estados, de dia e de noite.' },
  day: 'Dia',
  night: 'Noite',
  sample: 'Simport',
  large: 'Grande',
  busy: 'Ocupado',
  off: 'Desativado',
  alert: 'Seu cartão foi recusado.',
  text: 'Nada foi cobrado. Tente outro cartão ou pague com PayPal.',
  field: 'Endereço de e-mail',
  wrong: 'Digite um endereço de e-mail válido',
  beside: 'Aplicar',
  question: 'Quando devo instalar o eSIM?',
  show: 'Mostrar',
  hide: 'Ocultar',
  open: 'Abrir um painel',
};
