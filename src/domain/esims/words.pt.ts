import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Ativo',
  queued: 'Na fila',
  processing: 'Em preparação',
  depleted: 'Esgotado',
  expired: 'Expirado',
  lapsed: 'Expirado sem uso',
  revoked: 'Cancelado',
  unknown: 'DESCONHECIDO',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Ainda não foi usado. Os dias começam a contar na primeira conexão.',
  processing: 'A rede está preparando este plano. Enquanto isso, já dá para instalar.',
  depleted: 'Todos os dados foram usados.',
  expired: 'Os dias deste plano acabaram.',
  lapsed: 'Este plano nunca foi usado e expirou.',
  revoked: 'Este plano foi cancelado.',
  unknown: null,
};
