/** Calls of the shop that faults meet in many tests, for {@link OutsideWorld.fault}. */
export const ORDERING = { party: 'esim-go', method: 'POST', path: '/v2.4/orders' } as const;
export const LISTING = { party: 'esim-go', method: 'GET', path: '/v2.4/orders' } as const;
export const REVOKING = { party: 'esim-go', method: 'DELETE', path: '/v2.4/esims/*' } as const;
/** Not the reading of mails that came back, which would use a fault up as well. */
export const SENDING_MAIL = { party: 'mail', method: 'SMTP' } as const;
export const READING_INTENT = { party: 'stripe', method: 'GET', path: '/v1/payment_intents/*' } as const;
export const REFUNDING = { party: 'stripe', method: 'POST', path: '/v1/refunds' } as const;
export const CAPTURING = {
  party: 'paypal',
  method: 'POST',
  path: '/v2/checkout/orders/*/capture',
} as const;
