import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Votre eSIM (${country}) est prête`,
  preview:
    'Installez-la dès maintenant, tant que vous avez du Wi-Fi. Le QR code et les codes d’activation sont dans cet e-mail.',
  lead: (starts) => `installez votre eSIM dès maintenant, tant que vous avez du Wi-Fi. ${starts}`,
  iccid: 'ICCID',
};
