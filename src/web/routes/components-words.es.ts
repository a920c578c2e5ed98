import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'Componentes', description: 'Cada componente en sus estados, de día y de noche.' },
  day: 'Día',
  night: 'Noche',
  sample: 'Simport',
  large: 'Grande',
  busy: 'Ocupado',
  off: 'Desactivado',
  alert: 'Tu tarjeta se ha rechazado.',
  text: 'No se ha cobrado nada. Prueba con otra tarjeta o paga con PayPal.',
  field: 'Dirección de correo',
  wrong: 'Escribe una dirección de correo válida',
  beside: 'Aplicar',
  question: '¿Cuándo debo instalar la eSIM?',
  show: 'Mostrar',
  hide: 'Ocultar',
  open: 'Abrir un panel',
};
