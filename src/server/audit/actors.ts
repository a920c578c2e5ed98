/** `shop`: by its own rules; `processor`: Stripe or PayPal, or somebody in their dashboards. */
export const ACTORS = ['shop', 'buyer', 'operator', 'processor'] as const;

export type Actor = (typeof ACTORS)[number];
