import { inDays, inYears } from './language-words.ts';

/** A span of calendar time. */
export type Span = { years: number } | { days: number };

/**
 * How long the shop stores personal data. The privacy policy quotes these and the daily erasure applies them, so that the two
 * cannot differ.
 */
export const RETENTION = {
  /** An account, after its owner's last interaction. */
  account: { years: 2 },
  /** A purchase without an account, after it was made. Its accounting facts remain. */
  guestPurchase: { years: 1 },
  /** An unpaid checkout, after it was abandoned. */
  unpaidCheckout: { days: 30 },
  /** An enterprise request, after it was sent. */
  enterpriseRequest: { years: 2 },
  /** A file of orders that an operator uploaded, after its upload. */
  orderFile: { days: 90 },
  /** The record that a mail was sent, and its address. */
  sentMail: { days: 90 },
  /** A query that found nothing, after it was last typed. */
  missedSearch: { days: 90 },
  /** A payment provider's message about a payment. */
  webhookReceipt: { days: 90 },
  /** Where a taxed buyer was and how they were taxed, after the end of that year: Regulation 282/2011, Article 63c. */
  taxFacts: { years: 10 },
} as const satisfies Record<string, Span>;

/** '2 years', '1 year', '90 days'. */
export function formatSpan(span: Span): string {
  return 'years' in span ? inYears(span.years) : inDays(span.days);
}

/** The moment a span before `now`, in UTC; the 29th of February becomes the 1st of March. */
export function spanBefore(now: Date, span: Span): Date {
  const then = new Date(now);
  if ('years' in span) then.setUTCFullYear(then.getUTCFullYear() - span.years);
  else then.setUTCDate(then.getUTCDate() - span.days);
  return then;
}
