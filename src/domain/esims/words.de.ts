import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Aktiv',
  queued: 'Wartet',
  processing: 'In Arbeit',
  depleted: 'Aufgebraucht',
  expired: 'Abgelaufen',
  lapsed: 'Verfallen',
  revoked: 'Zurückgenommen',
  unknown: 'UNBEKANNT',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Noch nicht genutzt. Die Tage beginnen mit der ersten Verbindung.',
  processing: 'Das Netz bereitet diesen Tarif vor. Du kannst die eSIM inzwischen installieren.',
  depleted: 'Alle Daten sind verbraucht.',
  expired: 'Die Tage dieses Tarifs sind vorbei.',
  lapsed: 'Dieser Tarif wurde nie genutzt und ist verfallen.',
  revoked: 'Dieser Tarif wurde zurückgenommen.',
  unknown: null,
};
