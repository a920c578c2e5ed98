import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  'Puedes añadir un nuevo plan a la misma eSIM. Sigue instalada, sin ningún código que volver a escanear.';
const waits =
  'Otro plan está en espera en esta eSIM. Toma el relevo automáticamente si cubre el lugar donde estás.';
const saves = 'Para que el resto dure más, guarda mapas y vídeos mientras tengas Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Has usado el 80\u00A0% de tus datos para ${country}`,
    preview: (left, of) => `Aún tienes ${left} de ${of}.`,
    lead: (left, of, country) => `tu plan de ${of} para ${country} aún tiene alrededor de ${left}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Has usado todos tus datos para ${country}`,
    preview: 'Añade un nuevo plan a la misma eSIM para seguir en línea.',
    previewWithAnother: waits,
    lead: (of, country) => `has usado todo tu plan de ${of} para ${country}, así que ya no tiene datos.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Qué puedes hacer',
  plan: {
    title: 'Tu plan',
    esim: 'eSIM',
    iccid: (ending) => `ICCID terminado en ${ending}`,
    left: 'Datos restantes',
    leftOf: (left, of) => `${left} de ${of}`,
    nothingLeft: (of) => `0\u00A0MB de ${of}`,
    read: 'Actualizado',
    ends: 'Termina',
  },
  add: (plan, price) => `Añadir ${plan} por ${price}`,
  addNote: (days) =>
    `Es el mismo plan otra vez, para ${formatDays(days)}. Si cambia su precio, la página de pago te lo dice antes de pagar.`,
  why: 'Te escribimos una vez al llegar al 80\u00A0% de un plan y otra cuando se ha agotado.',
};
