import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Detalles del plan',
  unlimited: 'Datos ilimitados',
  planPrice: (price) => `Precio del plan ${price}`,
  unitPrice: (price, unit) => `${price} por ${unit === 'day' ? 'día' : unit}`,
  buy: 'Comprar este plan',
  signInToBuy: 'Inicia sesión para comprar',
  country: 'País',
  duration: 'Duración',
  network: 'Red',
  autoStart: { name: 'Inicio automático', on: 'Activado', off: 'Desactivado' },
  description: 'Descripción del proveedor',
  summary: 'Resumen del contrato',
  type: 'Tipo de plan',
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Ilimitado')
          .replace(/^Fixed$/, 'Datos fijos')
          .replace(/^Long Duration$/, 'Larga duración'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Lo que recibes de verdad',
  unsaid: (what) => `Nuestro proveedor no indica: ${listed(what)}.`,
  daysStart: {
    name: 'Inicio de los días',
    unsaid: 'cuándo empiezan los días',
    firstUse: (place) => `Con el primer uso en ${place}`,
    purchase: 'Con la compra',
  },
  hotspot: {
    name: 'Compartir internet',
    unsaid: 'si se puede compartir internet',
    yes: 'Permitido',
    no: 'No permitido',
  },
  topUp: { name: 'Recarga', unsaid: 'si se puede recargar', yes: 'Sí, en la misma eSIM', no: 'No' },
  idCheck: {
    name: 'Identificación',
    unsaid: 'si se pide identificación',
    yes: 'Necesaria',
    no: 'No se pide',
  },
  unsaidSpeeds: 'las velocidades',
  shelfLife: {
    name: 'Plazo para instalar',
    unsaid: 'cuánto se puede esperar para instalar',
    days: (days) => `${days} ${days === 1 ? 'día' : 'días'}`,
  },
  fullSpeed: (amount) => `${amount} al día`,
  atFullSpeed: (fast) => `a velocidad máxima ${fast.length > 0 ? fast.join(' o ') : 'de la red'}`,
  slowSpeed: (speed) => `luego ${speed}`,
  atSlowSpeed: (use) => `${use}, hasta la renovación a las 24\u00A0h`,
};
