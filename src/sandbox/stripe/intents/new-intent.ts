import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Intent } from '../account/state.ts';
import { mergeMetadata, type Read } from '../api/params.ts';
import type { confirmFields, createFields } from './intent-params.ts';

/** A PaymentIntent before anybody pays it; `amount` in the currency's smallest unit. */
export function newIntent(
  account: Account,
  read: Read<typeof createFields>,
  amount: number,
  currency: string,
): Intent {
  const id = newId('pi_');
  const automatic = read.allowed_payment_method_types
    ? null
    : (read.automatic_payment_methods ?? { enabled: true });
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: read.allowed_payment_method_types ? ['card'] : null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic?.enabled
      ? { enabled: true, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: read.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: account.seconds(),
    currency,
    customer: read.customer ?? null,
    customer_account: null,
    description: read.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, read.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: cardOptions(read) },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: read.receipt_email ?? null,
    review: null,
    setup_future_usage: read.setup_future_usage ?? null,
    shipping: (read.shipping ?? null) as Intent['shipping'],
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: read.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

export function cardOptions(read: Read<typeof confirmFields>) {
  return {
    installments: null,
    mandate_options: null,
    network: null,
    request_three_d_secure:
      read.payment_method_options?.card?.request_three_d_secure ?? ('automatic' as const),
  };
}
