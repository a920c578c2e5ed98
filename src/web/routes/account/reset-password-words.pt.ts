import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Redefinir senha', description: 'Escolha uma senha nova.' },
  loading: 'Carregando…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Ele expirou ou já foi usado. Cada link funciona uma só vez, por tempo limitado.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Enviar um novo link',
  done: {
    title: 'Sua senha foi alterada',
    text: 'Você saiu da conta em todos os aparelhos. Entre com sua senha nova.',
    signIn: 'Entrar',
  },
};
