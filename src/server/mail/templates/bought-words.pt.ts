import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.pt.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Seu dia começa quando o celular se conectar pela primeira vez ${inPlace(country)}.`
      : `Seus ${formatDays(days)} começam quando o celular se conectar pela primeira vez ${inPlace(country)}.`,
  isValid: (days) => `O plano vale por ${formatDays(days)}.`,
  rows: {
    price: 'Preço do plano',
    code: (code) => `Código ${code}`,
    speed: 'Velocidade',
  },
  summary: 'Resumo do contrato',
  speed: (gigabytes, speed) => `${gigabytes}\u00A0GB por dia na velocidade máxima, depois ${speed}`,
  total: 'Total pago',
  declared: (begin, ends) => `Ao finalizar a compra, você declarou: “${begin}” e “${ends}”`,
  refund: {
    eSIM: (hours) =>
      `Mudou de ideia? Você pode pedir reembolso total até ${formatHours(hours)} após a compra, se o eSIM não tiver sido ativado nem usado.`,
    plan: (hours) =>
      `Mudou de ideia? Você pode pedir reembolso total até ${formatHours(hours)} após a compra, se o plano não tiver sido usado.`,
  },
};
