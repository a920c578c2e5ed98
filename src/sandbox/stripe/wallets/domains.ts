import type Stripe from 'stripe';

import { WALLETS, type Wallet } from '../../test-data/wallets.ts';
import type { Account } from '../account/account.ts';
import { invalid, missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Call, Route } from '../api/api.ts';
import { readRoutes } from '../api/lists.ts';
import { flag, need, readParams, text } from '../api/params.ts';

const PATH = '/v1/payment_method_domains';
const HOST = /^(?!-)[a-z\d-]+(\.[a-z\d-]+)+$/;

type Domain = Stripe.PaymentMethodDomain;

/** Hosts that may show wallets. A name that ends with `.invalid` fails Apple's check. */
export function paymentMethodDomainRoutes(account: Account): Route[] {
  const named = (id: string): Domain => {
    const domain = account.state.domains[id];
    if (!domain) throw missing('payment_method_domain', id, 'payment_method_domain');
    return domain;
  };
  return [
    { method: 'POST', path: PATH, access: 'secret', answer: (call) => register(account, call) },
    ...readRoutes(PATH, 'payment_method_domain', () => account.state.domains, {
      domain_name: text(),
      enabled: flag,
    }),
    {
      method: 'POST',
      path: `${PATH}/:id`,
      access: 'secret',
      answer({ form, id }) {
        const domain = named(id);
        domain.enabled = readParams(form, { enabled: flag }).enabled ?? domain.enabled;
        account.save();
        return domain;
      },
    },
    {
      method: 'POST',
      path: `${PATH}/:id/validate`,
      access: 'secret',
      answer({ form, id }) {
        readParams(form, {});
        return named(id);
      },
    },
  ];
}

function register(account: Account, { form }: Pick<Call, 'form'>): Domain {
  const read = readParams(form, { domain_name: text(), enabled: flag });
  const host = need(read.domain_name, 'domain_name');
  if (!HOST.test(host)) throw invalid(`The domain name ${host} is not a valid domain name.`, 'domain_name');
  const known = Object.values(account.state.domains).find(({ domain_name }) => domain_name === host);
  if (known) return known;
  const active = { status: 'active' as const };
  const domain: Domain = {
    id: newId('pmd_'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: host.endsWith('.invalid') ? UNCHECKED : active,
    created: account.seconds(),
    domain_name: host,
    enabled: read.enabled ?? true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  };
  account.state.domains[domain.id] = domain;
  account.save();
  return domain;
}

const UNCHECKED = {
  status: 'inactive' as const,
  status_details: { error_message: 'The domain could not be verified with Apple.' },
};

/** The wallets that a page of that host may show: all of them on this machine; elsewhere, only on a registered host. */
export function walletsOn(account: Account, host: string): Wallet[] {
  const offered = WALLETS.filter(({ type }) => !account.state.absentWallets.includes(type));
  if (isThisMachine(host)) return offered;
  const domain = Object.values(account.state.domains).find(({ domain_name }) => domain_name === host);
  return domain?.enabled ? offered.filter(({ type }) => domain[type].status === 'active') : [];
}

function isThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
