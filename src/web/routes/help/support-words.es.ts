import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Soporte',
    description:
      'Habla con una persona por correo o chat en vivo, y encuentra respuestas a las preguntas habituales.',
  },
  title: 'Soporte',
  lead: '¿Algún problema antes, durante o después de tu viaje? Te responde una persona de verdad.',
  service: 'Nuestra promesa',
  questions: 'Preguntas frecuentes',
  more: {
    text: (faq, guide) =>
      phrase`Hay más respuestas en las ${faq} y cada paso en tu teléfono está en la ${guide}.`,
    faq: 'preguntas frecuentes',
    guide: 'guía de instalación',
  },
};
