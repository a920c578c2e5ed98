import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'A qualquer hora, todos os dias',
  chatHours: 'Das 9h às 18h, horário do Pacífico',
  firstReply: '2 horas em média, ou várias horas quando há muito movimento',
  businessReply: 'em até um dia útil',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Os impostos estão incluídos.' : 'Não é cobrado IVA nem imposto sobre vendas.';
