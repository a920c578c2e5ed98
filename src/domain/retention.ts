/** A length of time by the calendar. */
export type Span = { years: number } | { days: number };

/**
 * How long the shop keeps what it knows of people. The privacy policy quotes these and the daily erasure keeps them, so
 * that the two cannot differ.
 */
export const RETENTION = {
  /** An account, after its owner's last interaction. */
  account: { years: 2 },
  /** A purchase without an account, after it was made. Its accounting facts stay. */
  guestPurchase: { years: 1 },
  /** A checkout that nobody paid, after it was given up. */
  unpaidCheckout: { days: 30 },
  /** An enterprise request, after it was sent. */
  enterpriseRequest: { years: 2 },
  /** The record that a mail was sent, and where to. */
  sentMail: { days: 90 },
  /** A payment provider's message about a payment. */
  webhookReceipt: { days: 90 },
} as const satisfies Record<string, Span>;

/** '2 years', '1 year', '90 days'. */
export function formatSpan(span: Span): string {
  const [count, unit] = 'years' in span ? [span.years, 'year'] : [span.days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The moment that lies a span before `now`, in UTC; the 29th of February goes back to the 1st of March. */
export function spanBefore(now: Date, span: Span): Date {
  const then = new Date(now);
  if ('years' in span) then.setUTCFullYear(then.getUTCFullYear() - span.years);
  else then.setUTCDate(then.getUTCDate() - span.days);
  return then;
}
