import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas sobre las eSIM de viaje antes de comprar, al pagar, durante el viaje y después, y sobre qué teléfonos funcionan.',
  },
  title: 'Preguntas y respuestas',
  lead: (support) =>
    phrase`Todo sobre cómo comprar, instalar y usar tu eSIM. ¿Necesitas ayuda ahora? Ve a la ${support}.`,
  support: 'página de soporte',
  phones: '¿Funciona en mi teléfono?',
  models: (checker) => phrase`El ${checker} conoce más de cien modelos. Busca el tuyo.`,
  checker: 'Comprobador de compatibilidad',
  notAnswered: {
    title: '¿No has encontrado tu respuesta?',
    text: (address) => phrase`Escribe a ${address}. Leemos el correo a todas horas.`,
  },
};
