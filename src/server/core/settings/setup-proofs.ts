import type { SetupStep } from '../../../domain/operators/settings/setup.ts';
import { WHOLESALERS } from './wholesaler-settings.ts';

interface Proof {
  /** The parts of `doctor` that prove it. */
  parts: readonly string[];
  /** Of their findings only those about this. */
  only?: string;
  /** Of their findings all but those about this. */
  not?: string;
  /** A sandbox has nothing to check. */
  isOfLive?: true;
}

const WALLET_HOST = 'Stripe: host for wallets';

/** What proves each step: nothing else than what `doctor` finds. */
export const STEP_PROOFS: Readonly<Record<SetupStep, Proof>> = {
  brand: { parts: ['Brand'] },
  legal: { parts: ['Company', 'Pages'] },
  keys: { parts: ['Stripe', 'PayPal', ...WHOLESALERS.map(({ name }) => name), 'Google'], not: WALLET_HOST },
  mail: { parts: ['Mail', 'Sender', 'Mail: sender', 'Mail: sent'] },
  domain: { parts: ['Address'], isOfLive: true },
  wallets: { parts: ['Stripe'], only: WALLET_HOST, isOfLive: true },
  purchase: { parts: ['First purchase'] },
};

/** Every part that a step needs. */
export const SETUP_PARTS: ReadonlySet<string> = new Set(
  Object.values(STEP_PROOFS).flatMap(({ parts }) => parts),
);
