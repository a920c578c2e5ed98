import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Análise de uso',
  question:
    'Um serviço externo de análise pode ver como você usa estas páginas? Ele nunca roda no pagamento, nos seus pedidos nem quando você entra na conta.',
  more: 'Saiba mais ou mude de ideia depois',
  no: 'Não permitir',
  yes: 'Permitir',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Seu navegador pede para não ser rastreado, então nunca carregamos o script para você, seja qual for a sua resposta.',
  given: 'Você permitiu a análise neste navegador.',
  refused: 'Você não permitiu a análise neste navegador.',
  refuse: 'Deixar de permitir',
  give: 'Permitir análise',
};
