import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Tu eSIM para ${country} está lista`,
  preview:
    'Instálala ahora, mientras tengas Wi-Fi. En este correo están el código QR y los códigos de activación.',
  lead: (starts) => `instálala ahora, mientras tengas Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Tus eSIM están listas',
    preview:
      'Instálalas ahora, mientras tengas Wi-Fi. En este correo están todos los códigos QR y los códigos de activación.',
    lead: 'instálalas ahora, mientras tengas Wi-Fi. Abajo está el código QR de cada una.',
  },
};
