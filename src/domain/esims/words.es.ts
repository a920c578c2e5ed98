import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Activo',
  queued: 'En espera',
  processing: 'En preparación',
  depleted: 'Agotado',
  expired: 'Caducado',
  lapsed: 'Caducado sin usar',
  revoked: 'Retirado',
  unknown: 'DESCONOCIDO',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Aún sin usar. Los días empiezan a contar con la primera conexión.',
  processing: 'La red está preparando este plan. Mientras tanto, ya se puede instalar.',
  depleted: 'Se han usado todos los datos.',
  expired: 'Los días de este plan han terminado.',
  lapsed: 'Este plan nunca se usó y ha caducado.',
  revoked: 'Este plan se ha retirado.',
  unknown: null,
};
