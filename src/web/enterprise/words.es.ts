import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Te respondemos en un día hábil como máximo.';

export const offerWords: typeof source.offerWords = {
  title: 'Soluciones para empresas',
  lead: 'Datos de viaje para las personas que envías al extranjero. Dinos adónde van y cuántas son, y te respondemos en un día hábil como máximo.',
  team: {
    what: 'eSIM para todo un equipo',
    how: 'Una sola solicitud para todo el equipo. Envía las eSIM por lotes.',
  },
  places: {
    what: 'Donde tú vas',
    how: 'Planes para un solo país y para regiones enteras, en más de 200 países.',
  },
  price: {
    what: 'Un precio por adelantado',
    how: 'Recibes un presupuesto por los datos que necesitas. Después no llega ninguna factura de roaming.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Hoy, el plan de ${data} para ${days} en ${place} cuesta ${plan} por persona${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Una sola factura para el equipo',
    how: 'Una factura única, con el nombre de tu empresa y su número de IVA.',
  },
  person: {
    what: 'Una persona que responde',
    how: 'Alguien de nuestro equipo de ventas lee tu solicitud y responde en un día hábil como máximo.',
  },
  own: {
    text: (dashboard) => phrase`¿Ya nos compras? Ve a tu ${dashboard}.`,
    dashboard: 'panel',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Pedir presupuesto',
  you: 'Tú y tu empresa',
  companyName: 'Nombre de la empresa',
  contactName: 'Persona de contacto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  website: 'Sitio web',
  teamSize: 'Tamaño del equipo',
  noTeamSize: 'Elige un tamaño',
  regions: 'Regiones de destino',
  message: 'Mensaje',
  messageHint: 'Cuántas personas viajan, cuánto tiempo, con cuántos datos y desde cuándo.',
  trap: 'Deja este campo vacío',
  consent: {
    text: (legalName, policy) =>
      phrase`Acepto que ${legalName} use lo que escribo aquí para responderme, de acuerdo con la ${policy}.`,
    policy: 'Política de privacidad',
  },
  subscribe: 'Quiero recibir novedades sobre planes para empresas. Puedo darme de baja cuando quiera.',
  failed: 'Algo ha salido mal',
  nothingLost: (address) =>
    phrase`Nada de lo que has escrito se ha perdido. Inténtalo de nuevo o escribe a ${address}.`,
  send: 'Pedir presupuesto',
  sending: 'Enviando…',
  promise: PROMISE,
  needed: `Necesitamos tu empresa, tu nombre, tu correo y tu consentimiento. ${PROMISE}`,
  noScript: (supportEmail) =>
    `Para enviar este formulario hace falta JavaScript. También puedes escribir a ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Gracias',
  text: (address) =>
    phrase`Hemos recibido tu solicitud. Una persona responderá a ${address} en un día hábil como máximo. También hemos enviado allí una confirmación.`,
  dashboard: 'Ir al panel',
  another: 'Enviar otra solicitud',
};
