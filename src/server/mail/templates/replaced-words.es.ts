import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Tu nueva eSIM para ${country} está lista`,
  preview: 'Sustituye a la que tenías. En este correo están tu nuevo código QR y los códigos de activación.',
  lead: 'hemos sustituido tu eSIM. Elimina la anterior de tu teléfono e instala esta mientras tengas Wi-Fi. No pagas nada por ella.',
  old: {
    title: '¿Y la anterior?',
    text: 'Ya no funciona, o pronto dejará de hacerlo. Su código QR y sus códigos ya no sirven.',
  },
  iccid: 'Nuevo ICCID',
};
