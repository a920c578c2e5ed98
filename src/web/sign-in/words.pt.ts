import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Sua conta',
    text: 'Vamos enviar um e-mail explicando como entrar na sua conta. Nela você vê seus eSIMs em qualquer aparelho.',
    button: 'Entrar',
  },
  open: {
    title: 'Guarde seus eSIMs em uma conta',
    text: 'Por enquanto, só este navegador os conhece. Com uma conta, você os vê em qualquer aparelho.',
    button: 'Criar conta',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'É preciso entrar na conta',
  text: 'Entre para acessar o painel e comprar planos de eSIM.',
  button: 'Entrar',
};

export const resetWords: typeof source.resetWords = {
  sent: 'E-mail para redefinir a senha enviado! Veja sua caixa de entrada.',
};
