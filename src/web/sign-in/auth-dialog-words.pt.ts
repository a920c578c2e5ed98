import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Continuar com o Google',
    busy: 'Entrando…',
    late: 'Nada na janela do Google? Sua rede pode estar bloqueando. Toque no botão de novo para desistir e entre com seu e-mail.',
    notHere: (app) => `Entrar com o Google não funciona dentro do ${app}.`,
    otherBrowser:
      'Para usar o Google, abra o menu desta página e escolha “Abrir no navegador”. Seu e-mail funciona aqui mesmo.',
    or: 'Ou continue com seu e-mail',
  },
  email: 'Endereço de e-mail',
  forgot: 'Esqueceu a senha?',
  isNew: (brand) => `Primeira vez na ${brand}?`,
  signUp: 'Criar conta',
  isKnown: 'Já tem uma conta?',
  signIn: 'Entrar',
  back: 'Voltar para entrar',
  ways: {
    signin: 'Entrar na conta',
    signup: 'Criar uma conta',
    forgot: 'Redefinir sua senha',
  },
  made: 'Conta criada. Enviamos um link por e-mail para você confirmá-la.',
  sendAgain: 'Enviar de novo',
  sendAgainIn: (seconds) => `Enviar de novo em ${seconds}\u00A0s`,
  agree: (terms, privacy) =>
    phrase`Ao criar uma conta, você concorda com nossos ${terms} e nossa ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Que bom ver você de novo',
    lead: 'Entre para comprar planos de eSIM',
    submit: 'Entrar',
  },
  signup: {
    title: 'Criar conta',
    lead: 'Todos os seus eSIMs em um só lugar',
    submit: 'Criar conta',
  },
  forgot: {
    title: 'Redefinir senha',
    lead: 'Digite seu e-mail para redefinir sua senha',
    submit: 'Enviar e-mail',
  },
};
