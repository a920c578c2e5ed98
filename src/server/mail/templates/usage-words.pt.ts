import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './usage-words.ts';

const again =
  'Você pode adicionar um novo plano ao mesmo eSIM. Ele continua instalado, e não é preciso escanear nenhum código de novo.';
const waits =
  'Outro plano está na fila deste eSIM. Ele assume automaticamente se tiver cobertura onde você está.';
const saves = 'Para o resto durar mais, baixe mapas e vídeos enquanto você tem Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Você usou 80% dos seus dados ${forPlace(country)}`,
    preview: (left, of) => `Você ainda tem ${left} de ${of}.`,
    lead: (left, of, country) =>
      `Você ainda tem cerca de ${left} de ${of} no seu plano ${forPlace(country)}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Seus dados ${forPlace(country)} acabaram`,
    preview: 'Adicione um novo plano ao mesmo eSIM para continuar com internet.',
    previewWithAnother: waits,
    lead: (of, country) => `Você usou todos os dados do seu plano ${forPlace(country)} (${of}).`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'O que você pode fazer',
  plan: {
    title: 'Seu plano',
    esim: 'eSIM',
    iccid: (ending) => `ICCID final ${ending}`,
    left: 'Dados restantes',
    leftOf: (left, of) => `${left} de ${of}`,
    nothingLeft: (of) => `0\u00A0MB de ${of}`,
    read: 'Atualizado',
    ends: 'Termina',
  },
  add: (plan, price) => `Adicionar ${plan} por ${price}`,
  addNote: (days) =>
    `É o mesmo plano outra vez, por ${formatDays(days)}. Se o preço mudar, você vê isso ao finalizar a compra, antes de pagar.`,
  why: 'Enviamos um e-mail quando 80% de um plano foi usado e outro quando ele acaba.',
};
