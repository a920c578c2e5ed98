import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Hemos enviado tu eSIM a otra dirección',
  preview: (order) => `Pedido ${order}. Si no lo has pedido tú, responde a este correo de inmediato.`,
  lead: 'nuestro soporte ha enviado el correo con tu eSIM a otra dirección porque alguien lo pidió.',
  sent: { title: 'Qué se ha enviado', addresses: 'Enviado a' },
  changes: {
    title: 'Qué cambia con esto',
    text: 'No cambia nada más. El pedido sigue siendo tuyo. Todo lo demás, también un reembolso, llega solo a esta dirección.',
  },
  wasNotYou: '¿No lo has pedido tú? Responde a este correo de inmediato.',
};
