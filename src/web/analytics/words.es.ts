import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Analítica',
  question:
    '¿Puede un servicio externo de analítica ver cómo usas estas páginas? Nunca actúa en el pago, en tus pedidos ni al iniciar sesión.',
  more: 'Más información, o cambiar de idea más tarde',
  no: 'No, gracias',
  yes: 'Permitir',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Tu navegador pide que no te rastreen, así que nunca te cargamos el script, respondas lo que respondas.',
  given: 'La has permitido en este navegador.',
  refused: 'No la has permitido en este navegador.',
  refuse: 'Retirar el permiso',
  give: 'Permitir analítica',
};
