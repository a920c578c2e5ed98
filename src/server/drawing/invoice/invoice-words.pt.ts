import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Fatura', credit_note: 'Nota de crédito' },
  soldBy: 'Vendido por',
  billedTo: 'Faturado para',
  nameErased: 'Nome apagado',
  vatNumber: (number) => `Nº de IVA ${number}`,
  rows: {
    order: 'Pedido',
    corrects: 'Corrige',
    paidOn: 'Pago em',
    method: { invoice: 'Forma de pagamento', credit_note: 'Reembolsado em' },
    period: 'Período do serviço',
    payTo: 'A pagar por transferência bancária para',
    owed: 'Valor em aberto',
  },
  period: {
    first_use: (days) => `${formatDays(days)} a partir do primeiro uso`,
    purchase: (days) => `${formatDays(days)} a partir da compra`,
  },
  description: 'Descrição',
  amount: 'Valor',
  plan: {
    whole: ({ country, label, days }) =>
      `Plano de dados eSIM ${forPlace(country)}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Parte do preço do plano de dados eSIM ${forPlace(country)}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Restante do preço do plano de dados eSIM ${forPlace(country)}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `IVA sobre o plano de dados eSIM ${forPlace(country)}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Código ${code}`,
  taxes: 'Impostos e taxa de serviço',
  included: 'Incluídos',
  untaxed: 'Não é cobrado IVA nem imposto sobre vendas.',
  net: 'Valor sem IVA',
  vat: (rate, country) => `IVA ${rate} (${country})`,
  noVat: {
    outside: 'Sem IVA: o comprador está em um país onde não cobramos esse imposto.',
    reverse_charge: 'Autoliquidação: o IVA é devido pelo destinatário.',
  },
  national: (tax, day) => `IVA na moeda nacional: ${tax}, ao câmbio de ${day}.`,
  total: { invoice: 'Total pago', credit_note: 'Total reembolsado' },
  credited: {
    total: 'Total creditado',
    note: (email) => `Este valor é descontado do que você nos deve. Dúvidas? Escreva para ${email}.`,
  },
  thanks: (shop, email) => `Agradecemos por viajar com a ${shop}. Dúvidas? Escreva para ${email}.`,
  returned: {
    whole: (email) => `O pagamento foi devolvido por inteiro. Dúvidas? Escreva para ${email}.`,
    part: (email) => `Uma parte do pagamento foi devolvida. Dúvidas? Escreva para ${email}.`,
    rest: (email) => `O que restava do pagamento foi devolvido. Dúvidas? Escreva para ${email}.`,
    tax: (email) => `O IVA foi devolvido. Dúvidas? Escreva para ${email}.`,
  },
};
