import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'O eSIM novo está a caminho',
  unpaid: 'Não pago',
  paid: 'A caminho',
  ordering: 'A caminho',
  refunding: 'Seu reembolso está a caminho',
  refunded: 'Seu dinheiro foi devolvido',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Um reembolso foi pedido',
  replacement_asked: 'O eSIM novo está a caminho',
  ready: 'Pronto para instalar',
  in_use: 'Em uso',
  used_up: 'Todos os dados foram usados',
  expired: 'Este plano acabou',
  lapsed: 'Expirado sem uso',
  taken_back: 'Cancelado',
  unreadable: 'Pronto para instalar',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Pronto para usar';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Este pedido ainda não tem eSIM.',
    returned: 'O valor pago por este eSIM já voltou ou está voltando para você, então ele não funciona mais.',
    returning: 'Este eSIM está sendo cancelado para o reembolso.',
    taken_back: 'A rede cancelou este eSIM, então ele não funciona mais.',
  },
  plan: {
    not_delivered: 'Este pedido ainda não tem plano.',
    returned:
      'O valor pago por este plano já voltou ou está voltando para você, então ele não funciona mais.',
    returning: 'Este plano está sendo cancelado para o reembolso.',
    taken_back: 'A rede cancelou este plano, então ele não funciona mais.',
  },
  both: {
    replacing:
      'Este eSIM está sendo substituído. Enviaremos os códigos do novo por e-mail assim que ele chegar.',
    over: 'O plano deste pedido acabou, então não há mais nada para instalar.',
    top_up: 'Este plano foi adicionado a um eSIM que já tem seus códigos.',
    erased: 'Este pedido foi apagado, e não resta nada que identifique quem comprou.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Este pedido não tem nenhum eSIM que possa ser devolvido.',
    returned: 'O valor pago por este eSIM já voltou ou está voltando para você.',
    used: 'Este eSIM já foi ativado ou usado, então não dá mais para pedir reembolso.',
    not_taken_back:
      'A rede não aceita a devolução deste eSIM, então não podemos fazer o reembolso automaticamente. Escreva para a gente.',
    too_old:
      'A rede só aceita a devolução deste eSIM por algumas semanas, que já passaram, então não podemos fazer o reembolso automaticamente. Escreva para a gente.',
    too_many:
      'Várias compras com este cartão ou e-mail foram devolvidas recentemente, por isso analisamos esta pessoalmente. Escreva para o nosso suporte, e ajudamos você com este eSIM.',
    too_late: (time) => `Um eSIM pode ser reembolsado até ${time} após a compra. Esse prazo já passou.`,
  },
  plan: {
    not_delivered: 'Este pedido não tem nenhum plano que possa ser devolvido.',
    returned: 'O valor pago por este plano já voltou ou está voltando para você.',
    used: 'Este plano já foi ativado ou usado, então não dá mais para pedir reembolso.',
    not_taken_back:
      'A rede não aceita a devolução deste plano, então não podemos fazer o reembolso automaticamente. Escreva para a gente.',
    too_old:
      'A rede só aceita a devolução deste plano por algumas semanas, que já passaram, então não podemos fazer o reembolso automaticamente. Escreva para a gente.',
    too_many:
      'Várias compras com este cartão ou e-mail foram devolvidas recentemente, por isso analisamos esta pessoalmente. Escreva para o nosso suporte, e ajudamos você com este plano.',
    too_late: (time) => `Um plano pode ser reembolsado até ${time} após a compra. Esse prazo já passou.`,
  },
  both: {
    disputed: 'Seu banco está analisando este pagamento, então é ele quem decide sobre o dinheiro.',
    charged_back:
      'Este pagamento foi devolvido pelo seu banco ou serviço de pagamento, então não há mais nada a reembolsar.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Este pedido não foi pago, então não há contrato do qual desistir.',
  returned:
    'O valor pago por este pedido já voltou ou está voltando para você, então não há mais nenhum contrato do qual desistir.',
  too_late: 'O prazo para desistir deste contrato acabou.',
};
