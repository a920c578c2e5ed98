import { z } from 'zod';

import { callbackSecret, networks, perSecond, url } from './setting-kinds.ts';

/** What is known of a secret setting. */
export interface Secret {
  /** What it is for, in a sentence. */
  does: string;
  /** The part of `doctor` that tries it; null if nothing outside can say whether it works. */
  part: string | null;
  /** What that part's findings about it begin with; by default those with its name. */
  proof?: string;
  /** The provider whose signed callbacks prove it. */
  signs?: 'stripe' | 'esim-go' | 'esim-access';
}

/** A wholesaler as the settings know it: reading them, refusing them, the console and `doctor` follow this row. */
interface WholesalerRow {
  id: string;
  name: string;
  /** The setting of its API's address. Setting it also turns the wholesaler on. */
  address: string;
  /** Settings that come together or not at all; `none` as the first one turns the wholesaler off. */
  needs: readonly [string, ...string[]];
  shape: z.ZodRawShape;
  secrets: Readonly<Record<string, Secret>>;
  /** Its keys where the sandbox plays it. */
  sandbox: Readonly<Record<string, string>>;
}

const ESIM_GO = {
  id: 'esim-go',
  name: 'eSIM Go',
  address: 'ESIM_GO_BASE_URL',
  needs: ['ESIM_GO_API_KEY', 'ESIM_GO_CALLBACK_SECRET'],
  shape: {
    ESIM_GO_BASE_URL: url.default('https://api.esim-go.com/v2.4'),
    ESIM_GO_API_KEY: z.string().optional(),
    ESIM_GO_CALLBACK_SECRET: callbackSecret.optional(),
    ESIM_GO_TOKENS_PER_SECOND: perSecond(10),
  },
  secrets: {
    ESIM_GO_API_KEY: { does: 'Orders eSIMs at eSIM Go.', part: 'eSIM Go' },
    ESIM_GO_CALLBACK_SECRET: {
      does: 'Ends the address of eSIM Go’s callbacks.',
      part: 'eSIM Go',
      proof: 'eSIM Go: callback address',
      signs: 'esim-go',
    },
  },
  sandbox: { ESIM_GO_API_KEY: 'sandbox', ESIM_GO_CALLBACK_SECRET: 'sandbox-callbacks' },
} as const satisfies WholesalerRow;

const ESIM_ACCESS = {
  id: 'esim-access',
  name: 'eSIM Access',
  address: 'ESIM_ACCESS_BASE_URL',
  needs: ['ESIM_ACCESS_CODE', 'ESIM_ACCESS_SECRET_KEY', 'ESIM_ACCESS_CALLBACK_SECRET'],
  shape: {
    ESIM_ACCESS_BASE_URL: url.default('https://api.esimaccess.com'),
    ESIM_ACCESS_CODE: z.string().optional(),
    ESIM_ACCESS_SECRET_KEY: z.string().optional(),
    ESIM_ACCESS_CALLBACK_SECRET: callbackSecret.optional(),
    ESIM_ACCESS_CALLBACK_FROM: networks.default([
      '3.1.131.226',
      '54.254.74.88',
      '18.136.190.97',
      '18.136.60.197',
      '18.136.19.137',
    ]),
    ESIM_ACCESS_CALLS_PER_SECOND: perSecond(8),
  },
  secrets: {
    ESIM_ACCESS_SECRET_KEY: { does: 'Orders eSIMs at eSIM Access.', part: 'eSIM Access' },
    ESIM_ACCESS_CALLBACK_SECRET: {
      does: 'Ends the address of eSIM Access’s callbacks.',
      part: null,
      signs: 'esim-access',
    },
  },
  sandbox: {
    ESIM_ACCESS_CODE: 'sandbox',
    ESIM_ACCESS_SECRET_KEY: 'sandbox',
    ESIM_ACCESS_CALLBACK_SECRET: 'sandbox-callbacks',
    ESIM_ACCESS_CALLBACK_FROM: 'none',
  },
} as const satisfies WholesalerRow;

const AIRALO = {
  id: 'airalo',
  name: 'Airalo',
  address: 'AIRALO_BASE_URL',
  needs: ['AIRALO_CLIENT_ID', 'AIRALO_CLIENT_SECRET'],
  shape: {
    AIRALO_BASE_URL: url.default('https://partners-api.airalo.com'),
    AIRALO_CLIENT_ID: z.string().optional(),
    AIRALO_CLIENT_SECRET: z.string().optional(),
    AIRALO_CALLS_PER_SECOND: perSecond(5),
  },
  secrets: {
    AIRALO_CLIENT_SECRET: { does: 'Orders eSIMs at Airalo, and proves its callbacks.', part: 'Airalo' },
  },
  sandbox: { AIRALO_CLIENT_ID: 'sandbox', AIRALO_CLIENT_SECRET: 'sandbox' },
} as const satisfies WholesalerRow;

/** The wholesalers that a shop can sell, of which it needs one at least; a sandbox plays the first by default. */
export const WHOLESALERS = [ESIM_GO, ESIM_ACCESS, AIRALO] as const;

export type WholesalerId = (typeof WHOLESALERS)[number]['id'];
export type NeedsOf<Id extends WholesalerId> = Extract<
  (typeof WHOLESALERS)[number],
  { id: Id }
>['needs'][number];

export const WHOLESALER_SHAPE = { ...ESIM_GO.shape, ...ESIM_ACCESS.shape, ...AIRALO.shape };
export const WHOLESALER_SECRETS = { ...ESIM_GO.secrets, ...ESIM_ACCESS.secrets, ...AIRALO.secrets };

/** The keys of each wholesaler whose address is given, where the sandbox plays it. */
export function playedWholesalers(given: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    WHOLESALERS.flatMap(({ address, sandbox }) => (given[address] ? Object.entries(sandbox) : [])),
  );
}
