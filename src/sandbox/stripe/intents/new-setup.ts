import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Setup } from '../account/state.ts';
import {
  flag,
  hash,
  listOf,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  text,
  type Read,
} from '../api/params.ts';
import { methodFields } from '../charges/card-data.ts';
import { cardType } from './intent-params.ts';

const shared = {
  payment_method: text(),
  payment_method_data: hash(methodFields),
  payment_method_options: hash({
    card: hash({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }),
  }),
};
const described = {
  allowed_payment_method_types: listOf(cardType),
  customer: text(),
  description: orEmpty(text(1000)),
  metadata,
};
const confirming = { return_url: text(), use_stripe_sdk: flag };

export const createFields = {
  ...shared,
  ...described,
  ...confirming,
  automatic_payment_methods: hash({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
  confirm: flag,
  usage: oneOf('off_session', 'on_session'),
};
export const updateFields = { ...shared, ...described };
export const confirmFields = { ...shared, ...confirming, expected_payment_method_type: oneOf('card') };
export const cancelFields = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer'),
};

/** A SetupIntent that has no card yet. */
export function newSetup(account: Account, read: Read<typeof createFields>): Setup {
  const id = newId('seti_');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: read.allowed_payment_method_types ? ['card'] : null,
    application: null,
    automatic_payment_methods: read.allowed_payment_method_types
      ? null
      : { enabled: true, allow_redirects: read.automatic_payment_methods?.allow_redirects ?? 'always' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('', 25)}`,
    created: account.seconds(),
    customer: read.customer ?? null,
    customer_account: null,
    description: read.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergeMetadata({}, read.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        mandate_options: null,
        network: null,
        request_three_d_secure: read.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
      },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: read.usage ?? 'off_session',
  };
}
