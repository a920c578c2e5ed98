import { CURRENCIES } from '../account/amount-rules.ts';
import { invalid } from '../account/failure.ts';
import { flag, hash, integer, listOf, metadata, oneOf, orEmpty, text, type Reader } from '../api/params.ts';
import { address, methodFields } from '../charges/card-data.ts';

const currency: Reader<string> = (value, name) => {
  const code = text(3)(value, name).toLowerCase();
  const known = CURRENCIES.find((one) => one === code);
  if (known) return known;
  throw invalid(
    `Invalid currency: ${code}. The sandbox supports these currencies: ${CURRENCIES.join(', ')}`,
    name,
  );
};

export const cardType: Reader<string> = (value, name) => {
  const type = text()(value, name);
  if (type === 'card') return type;
  throw invalid(`The payment method type "${type}" is invalid. The sandbox plays cards alone.`, name);
};

const notForCards: Reader<never> = (_value, name) => {
  throw invalid(
    'The `statement_descriptor` parameter is not supported for payments with the card payment method type. Use `statement_descriptor_suffix` instead.',
    name,
  );
};

const shipping = orEmpty(
  hash({ name: text(), phone: orEmpty(text()), carrier: text(), tracking_number: text(), address }),
);

const shared = {
  allowed_payment_method_types: listOf(cardType),
  capture_method: oneOf('automatic', 'automatic_async'),
  payment_method: text(),
  payment_method_data: hash(methodFields),
  payment_method_options: hash({
    card: hash({
      request_three_d_secure: oneOf('any', 'automatic', 'challenge'),
      setup_future_usage: oneOf('none', 'off_session', 'on_session'),
    }),
  }),
  receipt_email: orEmpty(text(800)),
  setup_future_usage: orEmpty(oneOf('off_session', 'on_session')),
  shipping,
};

const described = {
  amount: integer,
  currency,
  customer: text(),
  description: orEmpty(text(1000)),
  metadata,
  statement_descriptor: notForCards,
  statement_descriptor_suffix: text(22),
};

const confirming = {
  error_on_requires_action: flag,
  off_session: flag,
  return_url: text(),
  use_stripe_sdk: flag,
};

export const createFields = {
  ...shared,
  ...described,
  ...confirming,
  automatic_payment_methods: hash({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
  confirm: flag,
  confirmation_method: oneOf('automatic'),
};
export const updateFields = { ...shared, ...described };
export const confirmFields = { ...shared, ...confirming, expected_payment_method_type: oneOf('card') };
export const cancelFields = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
};
