import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Tu día empieza cuando tu teléfono se conecte por primera vez en ${country}.`
      : `Tus ${formatDays(days)} empiezan cuando tu teléfono se conecte por primera vez en ${country}.`,
  isValid: (days) => `Es válido durante ${formatDays(days)}.`,
  rows: {
    price: 'Precio del plan',
    code: (code) => `Código ${code}`,
    speed: 'Velocidad',
  },
  summary: 'Resumen del contrato',
  speed: (gigabytes, speed) =>
    `${String(gigabytes).replace('.', ',')}\u00A0GB al día a velocidad máxima y luego ${speed}`,
  total: 'Total pagado',
  declared: (begin, ends) => `Al pagar declaraste: «${begin}» y «${ends}»`,
  refund: {
    eSIM: (hours) =>
      `¿Has cambiado de idea? Puedes obtener un reembolso íntegro hasta ${formatHours(hours)} después de la compra si la eSIM no se ha activado ni usado.`,
    plan: (hours) =>
      `¿Has cambiado de idea? Puedes obtener un reembolso íntegro hasta ${formatHours(hours)} después de la compra si el plan no se ha usado.`,
  },
};
