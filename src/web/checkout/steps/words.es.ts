import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Progreso de tu pedido',
  states: { done: 'hecho', now: 'en curso', next: 'pendiente', failed: 'sin éxito' },
  payment: 'Pago',
  paid: 'Pagado',
  ordering: 'En trámite',
  ordered: 'Tramitado',
  ready: { eSIM: 'Lista', plan: 'Añadido' },
  ended: {
    undelivered: { eSIM: 'No entregada', plan: 'No añadido' },
    withdrawn: { eSIM: 'Desistimiento', plan: 'Desistimiento' },
    returned_by_you: { eSIM: 'Devuelta', plan: 'Devuelto' },
    returned_by_us: { eSIM: 'La anulamos', plan: 'Lo anulamos' },
  },
  endedSomehow: 'Terminado',
  returning: 'Reembolso',
  returned: 'Reembolsado',
};
