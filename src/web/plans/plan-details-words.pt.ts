import { counted, inPlace } from '../../domain/language-words.pt.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Detalhes do plano',
  unlimited: 'Dados ilimitados',
  planPrice: (price) => `Preço do plano ${price}`,
  unitPrice: (price, unit) => `${price} por ${unit === 'day' ? 'dia' : unit}`,
  buy: 'Comprar este plano',
  signInToBuy: 'Entrar para comprar',
  country: 'País',
  duration: 'Duração',
  network: 'Rede',
  autoStart: { name: 'Início automático', on: 'Ativado', off: 'Desativado' },
  description: 'Descrição do fornecedor',
  summary: 'Resumo do contrato',
  type: 'Tipo de plano',
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Ilimitado')
          .replace(/^Fixed$/, 'Dados fixos')
          .replace(/^Long Duration$/, 'Longa duração'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'O que você recebe de verdade',
  unsaid: (what) => `Nosso fornecedor não informa: ${listed(what)}.`,
  daysStart: {
    name: 'Início dos dias',
    unsaid: 'quando os dias começam',
    firstUse: (place) => `No primeiro uso ${inPlace(place)}`,
    purchase: 'Na compra',
  },
  hotspot: {
    name: 'Compartilhar internet',
    unsaid: 'se dá para compartilhar',
    yes: 'Permitido',
    no: 'Não permitido',
  },
  topUp: { name: 'Recarga', unsaid: 'se dá para recarregar', yes: 'Sim, no mesmo eSIM', no: 'Não' },
  idCheck: { name: 'Documento', unsaid: 'se pede documento', yes: 'Exigido', no: 'Não exigido' },
  unsaidSpeeds: 'as velocidades',
  shelfLife: {
    name: 'Prazo para instalar',
    unsaid: 'quanto tempo dá para esperar até instalar',
    days: (days) => counted(days, 'dia'),
  },
  fullSpeed: (amount) => `${amount} por dia`,
  atFullSpeed: (fast) => `na velocidade máxima ${fast.length > 0 ? fast.join(' ou ') : 'da rede'}`,
  slowSpeed: (speed) => `depois ${speed}`,
  atSlowSpeed: (use) => `${use}, até renovar, a cada 24\u00A0h`,
};
