import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Não foi possível entrar', description: 'Tente entrar de novo.' },
  title: 'Não foi possível entrar',
  text: (google) =>
    google
      ? 'Demorou demais, ou esta página foi aberta pela segunda vez. Se esta é uma janela pequena, você também pode fechá-la e tentar de novo na página que está atrás dela.'
      : 'Demorou demais, ou esta página foi aberta pela segunda vez. Entre com seu endereço de e-mail.',
  blocked: {
    title: 'Esta conta está bloqueada',
    text: 'O que você comprou continua seu. Escreva para a gente se achar que é um engano.',
    support: 'Escrever para a gente',
  },
  home: 'Ir para a página inicial',
};
