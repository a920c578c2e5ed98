import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Aktywny',
  queued: 'W kolejce',
  processing: 'W przygotowaniu',
  depleted: 'Wykorzystany',
  expired: 'Wygasł',
  lapsed: 'Przepadł',
  revoked: 'Wycofany',
  unknown: 'NIEZNANY',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Jeszcze nieużywany. Dni zaczną się liczyć od pierwszego połączenia.',
  processing: 'Sieć przygotowuje ten pakiet. Możesz go już zainstalować.',
  depleted: 'Wszystkie dane zostały wykorzystane.',
  expired: 'Czas tego pakietu minął.',
  lapsed: 'Ten pakiet nie był używany i przepadł.',
  revoked: 'Ten pakiet został wycofany.',
  unknown: null,
};
