import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import type { Deps } from '../deps.ts';

export interface Party {
  /** The id under which its calls are counted and its callbacks stored. */
  id: string;
  name: string;
  callsBack: boolean;
}

/** The parties that this shop calls, by its settings. */
export function partiesOf({ processors, wholesalers, google }: Deps): Party[] {
  return [
    ...PROCESSORS.filter((id) => processors[id].isSet).map((id) => {
      return { id, name: processors[id].party.name, callsBack: true };
    }),
    ...wholesalers.all.map(({ id, name }) => ({ id, name, callsBack: true })),
    ...(google ? [{ id: 'google', name: 'Google', callsBack: false }] : []),
  ];
}
