import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Não há nenhuma conta com este e-mail',
  'wrong-password': 'Senha incorreta',
  'email-already-in-use': 'Já existe uma conta com este e-mail',
  'weak-password': 'Esta senha é fraca demais',
  'invalid-email': 'O endereço de e-mail não é válido',
  'too-many-requests': 'Muitas tentativas sem sucesso. Tente de novo mais tarde',
  'popup-closed-by-user': 'A janela de acesso foi fechada antes de terminar',
  'cancelled-popup-request': 'O acesso foi cancelado',
  'popup-blocked': 'Seu navegador bloqueou a janela de acesso',
  blocked: 'Esta conta está bloqueada',
  other: 'Ocorreu um erro. Tente de novo',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: 'Este e-mail já tem uma conta com senha. Entre com ela ou redefina-a por e-mail.',
  noPassword: 'Esta conta ainda não tem senha. Peça um link para criar uma.',
  guessable:
    'Ela está entre as primeiras que qualquer pessoa tentaria. Experimente três ou quatro palavras que não tenham relação entre si.',
  blocked: 'O que você comprou continua sendo seu. Se acha que é um engano, escreva para a gente.',
  tooLong: (most) => `Uma senha tem no máximo ${most} caracteres.`,
  noAddress: 'Sua conta do Google não nos informou nenhum endereço de e-mail.',
  popup: 'Permita pop-ups neste site ou entre com seu e-mail.',
  offline: 'Talvez você esteja sem conexão.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Preencha todos os campos',
  noAddress: 'Digite seu endereço de e-mail',
  differ: 'As senhas não são iguais',
  tooShort: 'A senha precisa ter pelo menos 6 caracteres',
};

export const THIS_APP: string = 'este app';
