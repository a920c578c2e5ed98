import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Hemos recibido tu desistimiento',
  preview: (order, moment) => `Pedido ${order}, recibido el ${moment}. Conserva este correo.`,
  lead: (moment) => `recibimos tu desistimiento el ${moment}. Conserva este correo como acuse de recibo.`,
  declared: {
    title: 'Qué has declarado',
    declaration: 'Declaración',
    text: 'Desisto del contrato de este pedido.',
    name: 'Nombre',
    confirmedTo: 'Confirmación a',
    received: 'Recibido',
  },
  next: `Retiraremos el plan, salvo que se haya activado o usado, y te escribiremos cuando tu dinero esté en camino. ${withdrawalPromise.money} No uses el plan.`,
  wasNotYou: '¿No fuiste tú? Responde a este correo de inmediato.',
};
