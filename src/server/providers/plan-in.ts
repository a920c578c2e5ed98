import type { PaymentTrace } from './payment-status.ts';

/** A plan that we gave a processor as "bundle country"; null for any other text. */
export function planIn(text: string): PaymentTrace['plan'] {
  const [bundleName, countryCode, ...others] = text.split(' ');
  return bundleName && countryCode && others.length === 0 ? { bundleName, countryCode } : null;
}
