import type Stripe from 'stripe';

import { type Wallet, WALLETS } from '../../../domain/checkout/paid-method.ts';
import type { Settings } from '../../core/settings/env.ts';
import { asked, openStripe } from './stripe-connection.ts';

/** A host on which wallet buttons may be shown, as Stripe knows it. */
interface RegisteredHost {
  host: string;
  isNew: boolean;
  /** Null for a wallet that works there, otherwise the reason why not. */
  errors: Record<Wallet, string | null>;
}

/** The hosts on which Stripe shows wallets. */
export interface WalletHosts {
  /** Registers a host, or has a known one checked again. Safe to repeat. */
  register(host: string): Promise<RegisteredHost>;
}

/** Throws like {@link asked}. */
export function createWalletHosts(settings: Settings): WalletHosts {
  const { paymentMethodDomains: domains } = openStripe(settings);
  return {
    async register(host) {
      const [known] = (await asked(() => domains.list({ domain_name: host, limit: 1 }))).data;
      const domain = known ?? (await asked(() => domains.create({ domain_name: host })));
      if (!domain.enabled) await asked(() => domains.update(domain.id, { enabled: true }));
      const checked = known ? await asked(() => domains.validate(domain.id)) : domain;
      const errors = WALLETS.map((wallet) => [wallet, errorOf(checked[wallet])] as const);
      return { host, isNew: !known, errors: Object.fromEntries(errors) as RegisteredHost['errors'] };
    },
  };
}

function errorOf({ status, status_details: details }: Stripe.PaymentMethodDomain.ApplePay): string | null {
  return status === 'active' ? null : (details?.error_message ?? status);
}
