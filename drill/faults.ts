import { SENDING_MAIL } from '../test/support/outside/calls.ts';
import type { Fault, OutsideWorld } from '../test/support/outside/outside-world.ts';

type Where = Pick<Fault, 'party' | 'method' | 'path'>;
type What = Pick<Fault, 'effect' | 'status' | 'delay_ms'>;

/** Every call that moves money or buys an eSIM, except those that buyers make at the processors themselves. */
const CALLS: Where[] = [
  { party: 'stripe', method: 'POST', path: '/v1/payment_intents' },
  { party: 'stripe', method: 'GET', path: '/v1/payment_intents/*' },
  { party: 'stripe', method: 'POST', path: '/v1/refunds' },
  { party: 'stripe', method: 'POST', path: '/v1/payment_intents/*/cancel' },
  { party: 'paypal', method: 'POST', path: '/v2/checkout/orders' },
  { party: 'paypal', method: 'GET', path: '/v2/checkout/orders/*' },
  { party: 'paypal', method: 'POST', path: '/v2/checkout/orders/*/capture' },
  { party: 'paypal', method: 'POST', path: '/v2/payments/captures/*/refund' },
  { party: 'esim-go', method: 'POST', path: '/v2.4/orders' },
  { party: 'esim-go', method: 'GET', path: '/v2.4/orders' },
  { party: 'esim-go', method: 'GET', path: '/v2.4/esims/*' },
  { party: 'esim-go', method: 'DELETE', path: '/v2.4/esims/*' },
  { party: 'esim-go', method: 'POST', path: '/v2.4/inventory/refund' },
  SENDING_MAIL,
];

const EFFECTS: What[] = [
  { effect: 'status', status: 500 },
  { effect: 'status', status: 429 },
  { effect: 'cut-before' },
  { effect: 'cut-after' },
  { effect: 'garbage' },
  { effect: 'delay', delay_ms: 2500 },
];

/** Each call with each effect, in random order; a mail server has no 429. */
export function shuffledFaults(): Fault[] {
  const faults: Fault[] = [];
  for (const call of CALLS) {
    for (const effect of EFFECTS) {
      if (call.party !== 'mail') faults.push({ ...call, ...effect, times: 1 });
      else if (effect.status !== 429)
        faults.push({ ...call, ...effect, ...(effect.status ? { status: 451 } : {}), times: 1 });
    }
  }
  return faults
    .map((fault) => ({ fault, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ fault }) => fault);
}

/** Removes the faults of a step. Returns how many of those ordered have affected their calls. */
export async function mend(world: OutsideWorld, ordered: number): Promise<number> {
  const waiting = (await world.faults()).length;
  await world.clearFaults();
  await world.control('provider', { revokeRefund: true });
  for (const provider of ['stripe', 'paypal'] as const) await world.webhooks('release', provider);
  return ordered - waiting;
}
