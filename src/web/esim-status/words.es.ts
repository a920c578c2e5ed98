import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** 'Queda 1 GB', 'Quedan 6,2 GB'. */
const remain = (amount: string) => (/^1(?![\d,])/.test(amount) ? 'Queda' : 'Quedan');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${remain(amount)} ${amount}`,
  unused: (amount) => `${amount} sin usar`,
  of: (left, all) => phrase`${left} de ${all}`,
  ofToday: (amount) => `${amount} para hoy`,
  low: 'Queda poco. Es hora de añadir datos.',
  spent: 'Añade datos para volver a conectarte.',
  read: (ago) => phrase`Actualizado ${ago}`,
  readAtFullSpeed: (ago) => phrase`A velocidad máxima, actualizado ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Comprada',
  active: 'Activa',
  cancelled: 'Cancelada',
  expired: 'Caducada',
  depleted: 'Agotada',
};

export const statusWords: typeof source.statusWords = {
  failed: 'No se ha podido consultar el estado del plan',
  offline: 'Error de red al consultar el estado del plan',
};
