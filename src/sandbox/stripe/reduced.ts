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
]);

/** What a publishable key gets to see: of a PaymentIntent neither metadata nor customer nor charges. */
export function forBrowser(object: object): object {
  if ((object as { object?: unknown }).object !== 'payment_intent') return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => SHOWN.has(name)));
}
