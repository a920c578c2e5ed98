import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Seu plano ${forPlace(country)} está no seu eSIM`,
  preview: 'Não há nada para instalar. Ele começa sozinho.',
  lead: (starts) => `Não há nada para instalar. O eSIM no seu celular já tem o novo plano. ${starts}`,
  startsBehind: 'Ele começa quando o primeiro acabar.',
  startsAfter: (moment) => `Ele começa depois de ${moment}, quando o mesmo plano neste eSIM acabar.`,
  advice: {
    title: 'Bom saber',
    text: 'Mantenha o eSIM no celular com o roaming de dados ativado.',
  },
  iccid: 'Adicionado ao ICCID',
};
