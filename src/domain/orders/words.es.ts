import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'La eSIM nueva está en camino',
  unpaid: 'Sin pagar',
  paid: 'En camino',
  ordering: 'En camino',
  refunding: 'Tu reembolso está en camino',
  refunded: 'Te hemos devuelto el dinero',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Se ha solicitado un reembolso',
  replacement_asked: 'La eSIM nueva está en camino',
  ready: 'Lista para instalar',
  in_use: 'En uso',
  used_up: 'Se han usado todos los datos',
  expired: 'Este plan ha terminado',
  lapsed: 'Sin usar y caducada',
  taken_back: 'Retirada',
  unreadable: 'Lista para instalar',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Lista para usar';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Este pedido aún no tiene eSIM.',
    returned: 'El dinero de esta eSIM se ha devuelto o está en camino, así que ya no funciona.',
    returning: 'Esta eSIM se está retirando para reembolsarla.',
    taken_back: 'La red ha retirado esta eSIM, así que ya no funciona.',
  },
  plan: {
    not_delivered: 'Este pedido aún no tiene plan.',
    returned: 'El dinero de este plan se ha devuelto o está en camino, así que ya no funciona.',
    returning: 'Este plan se está retirando para reembolsarlo.',
    taken_back: 'La red ha retirado este plan, así que ya no funciona.',
  },
  both: {
    replacing:
      'Esta eSIM se está sustituyendo. Enviaremos por correo los códigos de la nueva en cuanto esté lista.',
    over: 'El plan de este pedido ha terminado, así que ya no hay nada que instalar.',
    top_up: 'Este plan se añadió a una eSIM que ya tiene sus códigos.',
    erased: 'Este pedido se ha borrado y ya no queda nada que identifique a quien lo compró.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Este pedido no tiene ninguna eSIM que se pueda devolver.',
    returned: 'El dinero de esta eSIM se ha devuelto o está en camino.',
    used: 'Esta eSIM ya se ha activado o usado, así que no se puede reembolsar.',
    not_taken_back:
      'La red no acepta la devolución de esta eSIM, así que no podemos reembolsarla automáticamente. Escríbenos.',
    too_old:
      'La red solo acepta la devolución de esta eSIM durante unas semanas, que ya han pasado, así que no podemos reembolsarla automáticamente. Escríbenos.',
    too_many:
      'Últimamente se han devuelto varias compras con esta tarjeta o dirección de correo, así que revisamos esta nosotros mismos. Escribe a nuestro soporte y te ayudaremos con esta eSIM.',
    too_late: (time) =>
      `Una eSIM se puede reembolsar en un plazo de ${time} desde su compra. Ese plazo ya ha pasado.`,
  },
  plan: {
    not_delivered: 'Este pedido no tiene ningún plan que se pueda devolver.',
    returned: 'El dinero de este plan se ha devuelto o está en camino.',
    used: 'Este plan ya se ha activado o usado, así que no se puede reembolsar.',
    not_taken_back:
      'La red no acepta la devolución de este plan, así que no podemos reembolsarlo automáticamente. Escríbenos.',
    too_old:
      'La red solo acepta la devolución de este plan durante unas semanas, que ya han pasado, así que no podemos reembolsarlo automáticamente. Escríbenos.',
    too_many:
      'Últimamente se han devuelto varias compras con esta tarjeta o dirección de correo, así que revisamos esta nosotros mismos. Escribe a nuestro soporte y te ayudaremos con este plan.',
    too_late: (time) =>
      `Un plan se puede reembolsar en un plazo de ${time} desde su compra. Ese plazo ya ha pasado.`,
  },
  both: {
    disputed: 'Tu banco está revisando este pago, así que es quien decide sobre el dinero.',
    charged_back:
      'Este pago se devolvió a través de tu banco o servicio de pago, así que no queda nada que reembolsar.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Este pedido no se ha pagado, así que no hay contrato del que desistir.',
  returned:
    'El dinero de este pedido se ha devuelto o está en camino, así que no queda nada de lo que desistir.',
  too_late: 'El plazo para desistir de este contrato ha terminado.',
};
