import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Votre eSIM (${country}) est prête`,
  preview:
    'Installez-la dès maintenant, tant que vous avez du Wi-Fi. Le QR code et les codes d’activation sont dans cet e-mail.',
  lead: (starts) => `installez votre eSIM dès maintenant, tant que vous avez du Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Vos eSIM sont prêtes',
    preview:
      'Installez-les dès maintenant, tant que vous avez du Wi-Fi. Tous les QR codes et codes d’activation sont dans cet e-mail.',
    lead: 'installez vos eSIM dès maintenant, tant que vous avez du Wi-Fi. Chacune a son QR code ci-dessous.',
  },
};
