import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Tu pedido tiene una nueva dirección de correo',
  preview: (order) =>
    `Pedido ${order}. Si no has solicitado este cambio, responde a este correo de inmediato.`,
  lead: 'nuestro equipo de soporte ha cambiado la dirección de correo de tu pedido porque alguien lo solicitó.',
  changed: { title: 'Qué ha cambiado', addresses: 'Los correos van ahora a' },
  means: {
    title: 'Qué significa esto',
    text: 'A partir de ahora, todos los correos sobre este pedido, también los de un reembolso, llegan a la nueva dirección. Este es el último que recibes aquí.',
  },
  wasNotYou: '¿No has solicitado este cambio? Responde a este correo de inmediato.',
};
