import type { Deps } from '../deps.ts';

export interface Party {
  /** The id under which its calls are counted and its callbacks stored. */
  id: string;
  name: string;
  callsBack: boolean;
}

/** The parties that this shop calls, by its settings. */
export function partiesOf({ processors, paypal, wholesalers, google }: Deps): Party[] {
  return [
    { id: 'stripe', name: processors.stripe.party.name, callsBack: true },
    ...(paypal ? [{ id: 'paypal', name: processors.paypal.party.name, callsBack: true }] : []),
    ...wholesalers.all.map(({ id, name }) => ({ id, name, callsBack: true })),
    ...(google ? [{ id: 'google', name: 'Google', callsBack: false }] : []),
  ];
}
