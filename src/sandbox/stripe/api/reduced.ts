const SHOWN = new Set([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
  'usage',
]);

/** The part that a publishable key can read: without an intent's metadata, customer and charges. */
export function forBrowser(object: object): object {
  const { object: kind } = object as { object?: unknown };
  if (kind !== 'payment_intent' && kind !== 'setup_intent') return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => SHOWN.has(name)));
}
