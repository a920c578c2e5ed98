import { createAiralo } from './airalo/airalo.ts';
import { createBank } from './bank/bank.ts';
import type { Party, World } from './core/party.ts';
import { createEsimAccess } from './esim-access/esim-access.ts';
import { createSlowSim } from './slow-sim/slow-sim.ts';

export interface ExtraFacts {
  /** The setting that gives the shop its address. */
  setting: string;
  /** Where the shop takes its callbacks. */
  callbackPath: string;
  /**
   * @param callbackUrl where callbacks go; none are sent where it is null
   * @param options.rateLimit the party limits calls as in life
   */
  create: (world: World, callbackUrl: () => string | null, options: { rateLimit: boolean }) => Party;
  /** How the front page of the controls presents it; those without it are not shown there. */
  shown?: Shown;
}

/** A party on the front page. */
interface Shown {
  name: string;
  about: string;
  /** The path of its orders, whose next answer can be lost there. */
  orders: string;
}

/** Parties that play only where they are asked to, in the order of their ports. */
export const EXTRA_PARTIES = {
  slowSim: {
    setting: 'SLOW_SIM_BASE_URL',
    callbackPath: '/api/webhooks/slow-sim',
    create: createSlowSim,
  },
  bank: { setting: 'SANDBOX_BANK_URL', callbackPath: '/api/webhooks/bank', create: createBank },
  esimAccess: {
    setting: 'ESIM_ACCESS_BASE_URL',
    callbackPath: '/api/webhooks/esim-access/sandbox-callbacks',
    create: createEsimAccess,
    shown: {
      name: 'eSIM Access',
      about: 'API at /api/v1/open, access code and secret key "sandbox"',
      orders: '/api/v1/open/esim/order',
    },
  },
  airalo: {
    setting: 'AIRALO_BASE_URL',
    callbackPath: '/api/webhooks/airalo',
    create: createAiralo,
    shown: {
      name: 'Airalo',
      about: 'API at /v2, client "sandbox" with secret "sandbox"',
      orders: '/v2/orders',
    },
  },
} as const satisfies Record<string, ExtraFacts>;

export type ExtraParty = keyof typeof EXTRA_PARTIES;
export const EXTRA_NAMES = Object.keys(EXTRA_PARTIES) as ExtraParty[];
