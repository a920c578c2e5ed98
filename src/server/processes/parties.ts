import type { Deps } from '../deps.ts';

export interface Party {
  /** As its calls are counted, and as its callbacks are stored. */
  id: string;
  name: string;
  callsBack: boolean;
}

/** Whom this shop calls, as its settings say. */
export function partiesOf({ processors, paypal, wholesalers, google }: Deps): Party[] {
  return [
    { id: 'stripe', name: processors.stripe.party.name, callsBack: true },
    ...(paypal ? [{ id: 'paypal', name: processors.paypal.party.name, callsBack: true }] : []),
    ...wholesalers.all.map(({ id, name }) => ({ id, name, callsBack: true })),
    ...(google ? [{ id: 'google', name: 'Google', callsBack: false }] : []),
  ];
}
