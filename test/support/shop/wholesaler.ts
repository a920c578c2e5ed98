import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import type { Fault } from '../outside/outside-world.ts';

/** One of a shop's wholesalers, by default eSIM Go. */
export function wholesalerOf({ deps }: { deps: Pick<Deps, 'wholesalers'> }, id = 'esim-go'): Wholesaler {
  return deps.wholesalers.of({ wholesaler: id });
}

/** What a test must know of a wholesaler that the sandbox plays. */
export interface Played {
  id: string;
  /** Of its bundles, and of no others. */
  names: RegExp;
  /** Its plan for seven days. */
  sells(plan: Plan): boolean;
  /** The calls that faults meet. */
  ordering: Pick<Fault, 'party' | 'method' | 'path'>;
  returning: Pick<Fault, 'party' | 'method' | 'path'>;
  /** How a refused return is forced. */
  refusal: number;
  /** Controls that take its money away and give it back. */
  poor: Toggle;
  /** It sells no top-ups here: its buyers are told so before they pay. */
  noTopUps?: true;
  /** For one that first accepts orders: controls that make them fail later. */
  fails?: Toggle;
  /** For one that refuses an order at another price than expected: its plan for seven days in Japan becomes dearer. */
  dearer?: Toggle;
  /** A callback about an eSIM as it sends it, and where to. */
  callback(about: { iccid: string; order: string }): { path: string; body: object };
}

/** A control of the sandbox, and what it is sent to begin and to end. */
interface Toggle {
  control: string;
  on: object;
  off: object;
}

const named = (names: RegExp) => ({
  names,
  sells: ({ duration, isUnlimited, bundle_name: name }: Plan) =>
    duration === 7 && !isUnlimited && names.test(name),
});

export const WHOLESALERS: Played[] = [
  {
    id: 'esim-go',
    ...named(/^esim_/),
    ordering: { party: 'esim-go', method: 'POST', path: '/v2.4/orders' },
    returning: { party: 'esim-go', method: 'DELETE', path: '/v2.4/esims/*' },
    refusal: 400,
    poor: { control: 'balance', on: { amount: 0 }, off: { amount: 100_000 } },
    callback: ({ iccid }) => ({
      path: '/api/webhooks/esim-go/sandbox-callbacks',
      body: { alertType: 'Utilisation', iccid },
    }),
  },
  {
    id: 'slow-sim',
    ...named(/^slow_/),
    ordering: { party: 'slow-sim', method: 'POST', path: '/orders' },
    returning: { party: 'slow-sim', method: 'POST', path: '/orders/*/return' },
    refusal: 409,
    poor: { control: 'slow-sim', on: { balance_cents: 0 }, off: { balance_cents: 10_000_000 } },
    fails: { control: 'slow-sim', on: { orders_fail: true }, off: { orders_fail: false } },
    callback: ({ iccid }) => ({ path: '/api/webhooks/slow-sim', body: { event: 'plan.used', iccid } }),
  },
  {
    id: 'esim-access',
    ...named(/^CKH/),
    noTopUps: true,
    ordering: { party: 'esim-access', method: 'POST', path: '/api/v1/open/esim/order' },
    returning: { party: 'esim-access', method: 'POST', path: '/api/v1/open/esim/cancel' },
    refusal: 409,
    poor: { control: 'esim-access', on: { balance: 0 }, off: { balance: 100_000 } },
    fails: { control: 'esim-access', on: { orders_fail: true }, off: { orders_fail: false } },
    dearer: { control: 'esim-access', on: { prices: { CKH100: 7400 } }, off: { prices: {} } },
    callback: ({ iccid, order: orderNo }) => ({
      path: '/api/webhooks/esim-access/sandbox-callbacks',
      body: { notifyType: 'ESIM_STATUS', content: { orderNo, iccid, esimStatus: 'CANCEL' } },
    }),
  },
  {
    id: 'airalo',
    ...named(/days-\d+gb$/),
    ordering: { party: 'airalo', method: 'POST', path: '/v2/orders' },
    returning: { party: 'airalo', method: 'POST', path: '/v2/refund' },
    refusal: 422,
    poor: { control: 'airalo', on: { balance: 0 }, off: { balance: 100_000 } },
    callback: ({ iccid }) => ({
      path: '/api/webhooks/airalo',
      body: { level: '75%', package_name: 'moshi-moshi-7days-1gb', remaining_percentage: 25, iccid },
    }),
  },
];
