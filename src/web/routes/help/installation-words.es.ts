import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Instala tu eSIM',
    description:
      'Instala una eSIM de viaje en un iPhone o un teléfono Android, con código QR o a mano, y comprueba que tu teléfono la admite.',
  },
  title: 'Instala tu eSIM',
  lead: 'Abre el correo en tu teléfono y toca Instalar. ¿No hay enlace? Escanea el código QR. Necesitas un teléfono libre y Wi-Fi.',
  steps: 'Paso a paso',
  onePage: {
    text: (page) =>
      phrase`¿Lo prefieres todo en una página? ${page} cubre los dos sistemas, las dos formas y qué hacer si algo sale mal.`,
    page: 'Instalar en iOS y Android',
  },
  checker: 'Comprobador de compatibilidad',
  asked: 'Preguntas habituales',
  tips: 'Consejos de experto',
};
