import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Actief',
  queued: 'In de wachtrij',
  processing: 'In behandeling',
  depleted: 'Opgebruikt',
  expired: 'Verlopen',
  lapsed: 'Vervallen',
  revoked: 'Teruggenomen',
  unknown: 'ONBEKEND',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Nog niet gebruikt. De dagen gaan in bij de eerste verbinding.',
  processing: 'Het netwerk maakt deze bundel klaar. Je kunt hem intussen al installeren.',
  depleted: 'Alle data is op.',
  expired: 'De dagen van deze bundel zijn voorbij.',
  lapsed: 'Deze bundel is nooit gebruikt en is vervallen.',
  revoked: 'Deze bundel is teruggenomen.',
  unknown: null,
};
