import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Aktiv',
  queued: 'Wartet',
  processing: 'In Vorbereitung',
  depleted: 'Aufgebraucht',
  expired: 'Abgelaufen',
  lapsed: 'Verfallen',
  revoked: 'Zurückgenommen',
  unknown: 'UNBEKANNT',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Noch nicht genutzt. Die Laufzeit beginnt mit der ersten Verbindung.',
  processing: 'Das Netz bereitet diesen Tarif vor. Du kannst die eSIM schon installieren.',
  depleted: 'Alle Daten sind verbraucht.',
  expired: 'Die Laufzeit dieses Tarifs ist zu Ende.',
  lapsed: 'Dieser Tarif wurde nie genutzt und ist verfallen.',
  revoked: 'Dieser Tarif wurde zurückgenommen.',
  unknown: null,
};
