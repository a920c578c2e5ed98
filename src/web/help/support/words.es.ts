import { counted } from '../../../domain/language-words.es.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Buscar en las preguntas frecuentes',
  try: 'Reembolso, teléfono nuevo…',
  none: 'Ninguna entrada coincide con la búsqueda.',
  found: (entries) => counted(entries, 'entrada encontrada', 'entradas encontradas'),
  show: 'Mostrar',
  hide: 'Ocultar',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Solicitudes de empresas',
    way: (reply, page) => phrase`Respondemos ${reply}. Pregunta en la ${page}.`,
    page: 'página para empresas',
  },
  refunds: {
    name: 'Reembolsos',
    within: (time) => `Puedes obtener uno hasta ${time} después de la compra si la eSIM no se ha usado.`,
  },
  language: { name: 'Idioma', which: 'Respondemos en inglés.' },
  atHand: {
    name: 'Qué incluir',
    what: 'Dinos tu número de pedido, el modelo de tu teléfono y el país en el que estás.',
  },
};

/** 'las 18:00', but 'la 1:00'. */
const clock = (time: string) => `${/^0?1\D/.test(time) ? 'la' : 'las'} ${time}`;

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Soporte por correo',
    text: (reply) => `La primera respuesta tarda ${reply}.`,
  },
  chat: {
    name: 'Chat en vivo',
    unknown: 'Abierto todos los días',
    isOpen: (until) => `Abierto hasta ${clock(until)}, en tu hora local`,
    isClosed: (until) => `Cerrado hasta ${clock(until)}, en tu hora local`,
    text: 'Te responde una persona mientras esperas. Fuera de ese horario, escríbenos un correo.',
    open: 'Abrir el chat',
    byMail:
      'Te responde una persona mientras esperas. Pide un chat por correo y te enviamos un enlace en este horario.',
    ask: 'Pedir un chat',
    subject: 'Chat en vivo',
  },
};
