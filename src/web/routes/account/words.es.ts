import type * as source from './words.ts';

export const noScriptWords: string =
  'Esta página necesita JavaScript. El enlace a tu eSIM en el correo de cada pedido funciona sin él.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Comprobando tu enlace…',
  dead: 'Este enlace ya no funciona',
  half: {
    title: 'A este enlace le falta una parte',
    text: 'Abre el enlace completo de nuestro correo o pide uno nuevo.',
  },
};
