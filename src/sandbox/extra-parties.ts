import { createBank } from './bank/bank.ts';
import type { Party, World } from './core/party.ts';
import { createEsimAccess } from './esim-access/esim-access.ts';
import { createSlowSim } from './slow-sim/slow-sim.ts';

interface ExtraFacts {
  /** The setting that gives the shop its address. */
  setting: string;
  /** Where the shop takes its callbacks. */
  callbackPath: string;
  /**
   * @param callbackUrl where callbacks go; none are sent where it is null
   * @param options.rateLimit the party limits calls as in life
   */
  create: (world: World, callbackUrl: () => string | null, options: { rateLimit: boolean }) => Party;
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
  },
} as const satisfies Record<string, ExtraFacts>;

export type ExtraParty = keyof typeof EXTRA_PARTIES;
export const EXTRA_NAMES = Object.keys(EXTRA_PARTIES) as ExtraParty[];
