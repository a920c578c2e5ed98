import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Esta página precisa de JavaScript.',
  failed: {
    title: 'Não conseguimos verificar seu link',
    text: 'Verifique sua conexão e tente de novo. O link continua funcionando.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Escolha uma senha nova',
  rule: 'Use pelo menos 6 caracteres. Você vai sair da conta em todos os seus aparelhos.',
  label: 'Senha nova',
  save: 'Salvar senha nova',
};
