import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Hemos recibido tu solicitud para empresas',
  preview: 'Una persona de nuestro equipo te responderá en un día hábil.',
  lead: (day) =>
    `Gracias. Recibimos tu solicitud el ${day} y una persona de nuestro equipo te responderá en un día hábil.`,
  seePlans: 'Ver nuestros planes',
  more: '¿Quieres añadir algo? Solo tienes que responder a este correo.',
  wasNotYou:
    '¿No nos has pedido nada? Seguramente alguien escribió mal su dirección. Puedes ignorar este correo.',
};
