import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'Andamento do seu pedido',
  states: { done: 'concluído', now: 'em andamento', next: 'a seguir', failed: 'sem sucesso' },
  payment: 'Pagamento',
  paid: 'Pago',
  ordering: 'Em preparo',
  ordered: 'Preparado',
  ready: { eSIM: 'Pronto', plan: 'Adicionado' },
  ended: {
    undelivered: { eSIM: 'Não entregue', plan: 'Não adicionado' },
    withdrawn: { eSIM: 'Desistência', plan: 'Desistência' },
    returned_by_you: { eSIM: 'Devolvido', plan: 'Devolvido' },
    returned_by_us: { eSIM: 'Cancelado', plan: 'Cancelado' },
  },
  endedSomehow: 'Encerrado',
  returning: 'Reembolso',
  returned: 'Reembolsado',
};
