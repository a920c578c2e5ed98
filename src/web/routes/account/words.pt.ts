import type * as source from './words.ts';

export const noScriptWords: string =
  'Esta página precisa de JavaScript. O link para seu eSIM, no e-mail de cada pedido, funciona sem ele.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Verificando seu link…',
  dead: 'Este link não funciona mais',
  half: {
    title: 'Falta uma parte deste link',
    text: 'Abra o link inteiro do nosso e-mail ou peça um novo.',
  },
};
