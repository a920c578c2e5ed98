import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Tu plan para ${country} está en tu eSIM`,
  preview: 'No hay nada que instalar. Empieza por sí solo.',
  lead: (starts) => `no hay nada que instalar. La eSIM de tu teléfono ya tiene el nuevo plan. ${starts}`,
  startsBehind: 'Empieza cuando termine el primero.',
  startsAfter: (moment) => `Empieza después del ${moment}, cuando termine el mismo plan en esta eSIM.`,
  advice: {
    title: 'Conviene saber',
    text: 'Conserva la eSIM en tu teléfono con el roaming de datos activado.',
  },
  iccid: 'Añadido al ICCID',
};
