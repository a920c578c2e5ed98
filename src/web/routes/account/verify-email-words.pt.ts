import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'Confirmar seu e-mail', description: 'Mostra que um endereço é seu.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Entre para confirmar seu e-mail',
    text: 'O link funciona depois que você entra na conta a que ele pertence. Redefinir sua senha também confirma seu endereço.',
    signIn: 'Entrar',
    forgot: 'Esqueceu a senha?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Ele expirou ou falta uma parte dele. Podemos enviar um novo.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Seu e-mail está confirmado',
    text: (email) => `Tudo o que você compra com ${email} está na sua conta.`,
    dashboard: 'Ir para o seu painel',
  },
  otherAccount: {
    title: 'Este link é de outra conta',
    text: (email) =>
      `Você entrou como ${email}. Saia e depois entre na conta para a qual o link foi enviado.`,
    signOut: 'Sair',
  },
};
