import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import type { Deps } from '../deps.ts';

interface CalledProvider {
  /** The id under which its calls are counted and its callbacks stored. */
  id: string;
  name: string;
  callsBack: boolean;
}

/** The providers that this shop calls, by its settings. */
export function providersOf({ processors, wholesalers, google }: Deps): CalledProvider[] {
  return [
    ...PROCESSORS.filter((id) => processors[id].isSet && processors[id].callsBack).map((id) => {
      return { id, name: processors[id].provider.name, callsBack: true };
    }),
    ...wholesalers.all.map(({ id, name }) => ({ id, name, callsBack: true })),
    ...(google ? [{ id: 'google', name: 'Google', callsBack: false }] : []),
  ];
}
