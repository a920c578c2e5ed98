import { counted } from '../../../domain/language-words.es.ts';
import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Tipo de dispositivo',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Buscar modelos de ${kind}`,
  checked: (models, last) =>
    `Comprobamos estos ${models}\u00A0modelos por última vez en ${month(last)}. Uno más nuevo seguramente también funciona. Busca «Añadir eSIM» en sus ajustes.`,
  noScript: 'La búsqueda necesita JavaScript. Estos modelos admiten una eSIM.',
  apple: 'Apple',
};

/** 'agosto de 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Escribe el modelo de tu dispositivo para comprobar si es compatible',
  none: 'Ningún dispositivo coincide con tu búsqueda.',
  found: (devices) => counted(devices, 'dispositivo encontrado', 'dispositivos encontrados'),
  name: 'Dispositivos que admiten una eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Sea cual sea el modelo, tu teléfono debe estar ${unlocked}. Un teléfono atado a un operador no admite la eSIM de otro. En un iPhone, Ajustes, General, Información indica «Sin restricciones de SIM».`,
  unlocked: 'libre, sin bloqueo de operador',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Instalar en este iPhone',
      text: 'El correo tiene un botón, «Instalar en iPhone». A partir de iOS 17.4, no tienes que escanear ni escribir nada.',
    },
    Android: {
      title: 'Instalar en este teléfono',
      text: 'El correo tiene un botón, «Instalar en Android». Algunos teléfonos no pueden abrir su configuración desde un enlace.',
    },
  },
  steps: 'Aquí tienes todos los pasos.',
  fits: '¿Admite una eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Tu dispositivo',
  method: 'Cómo instalar',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Cargando…',
  failed: {
    title: 'No hemos podido cargar tus códigos',
    text: 'Los pasos de abajo son los mismos y tu eSIM está a salvo. Comprueba tu conexión e inténtalo de nuevo.',
    again: 'Reintentar',
  },
  unknown: {
    title: 'Este navegador no conoce esa eSIM',
    text: (signIn) =>
      phrase`Abre el enlace del correo de tu pedido o ${signIn}. Los pasos de abajo son los mismos para todas las eSIM.`,
    signIn: 'inicia sesión',
  },
  ready: {
    title: (place) => `Tu eSIM de ${place} está lista`,
    text: 'Sus códigos están en los pasos de abajo.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Instálala antes de volar',
    how: 'En casa tienes Wi-Fi, otra pantalla para el código QR y tiempo. En la mayoría de los planes, instalar no pone en marcha tus días. Lo dice la ficha del plan.',
  },
  wait: {
    what: 'Espera 2 o 3 minutos a que se registre',
    how: 'La primera vez, la eSIM tiene que presentarse ante la red. Lo mismo vale para tus primeros minutos después de aterrizar.',
  },
  once: {
    what: 'Los códigos QR y manuales funcionan una vez',
    how: 'No elimines la eSIM para probar de nuevo. Escríbenos primero, y déjala en tu teléfono hasta que termine tu viaje.',
  },
  roaming: {
    what: 'Roaming activado en la eSIM, desactivado en tu línea',
    how: 'La eSIM de viaje necesita el roaming de datos activado. Tu propia línea, no. Déjalo desactivado en ella y no se te cobrará nada.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Suscripción mensual, una oferta aparte',
  text: '¿De viaje todo el año? También hay una suscripción mensual con más de 170 destinos, de 39,90\u00A0US$ a 64,90\u00A0US$ al mes. No es uno de los planes de esta tienda. No se vende en este proceso de pago, se renueva hasta que se cancela y tiene sus propias condiciones. Los planes de aquí son prepago y simplemente terminan.',
  ask: (address) => phrase`Escribe a ${address} para preguntar por ella.`,
  subject: 'Suscripción mensual',
};

export const onwardWords: typeof source.onwardWords = {
  title: '¿Alguna duda o todo listo?',
  write: (address, reply) =>
    phrase`Escribe a ${address} a cualquier hora. La primera respuesta tarda ${reply}.`,
  browse: 'Ver planes',
  esims: 'Tus eSIM',
  support: 'Soporte',
};
