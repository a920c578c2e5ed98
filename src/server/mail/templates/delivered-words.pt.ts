import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Seu eSIM ${forPlace(country)} está pronto`,
  preview: 'Instale agora, enquanto você tem Wi-Fi. O QR code e os códigos de ativação estão neste e-mail.',
  lead: (starts) => `Instale seu eSIM agora, enquanto você tem Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Seus eSIMs estão prontos',
    preview:
      'Instale agora, enquanto você tem Wi-Fi. Todos os QR codes e códigos de ativação estão neste e-mail.',
    lead: 'Instale seus eSIMs agora, enquanto você tem Wi-Fi. Abaixo está o QR code de cada um.',
  },
};
