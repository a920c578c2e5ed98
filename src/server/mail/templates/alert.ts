import { asTyped } from '../../core/installation.ts';
import type { MailBrand } from '../brand.ts';
import type { MailDescription, Row } from '../description.ts';
import { describeMail } from './frame.ts';
import { formatShortMoment } from './order.ts';

/** What each kind of alert is called. */
export const HEADLINES = {
  books_differ: 'Our records differ from a provider’s',
  below_floor: 'A wholesale price puts plans below their floor',
  price_jump: 'A wholesale price jumped',
  rate_old: 'Exchange rates are old',
  low_balance: 'Low balance at the wholesaler',
  wholesaler_away: 'A wholesaler doesn’t answer orders',
  source_loss: 'An order was delivered at a loss',
  unclear_order: 'An order is unclear',
  needs_review: 'A purchase needs review',
  refund_failed: 'A refund failed',
  dispute: 'A payment is disputed',
  mail_refused: 'An email was rejected',
  mail_returned: 'An email bounced',
  card_testing: 'Many cards are declined',
  paypal_refuses: 'PayPal refuses payments',
  mail_stuck: 'Emails aren’t going out',
  cannot_write: 'The database couldn’t be written',
  order_without_purchase: 'The wholesaler has an orphaned order',
  stock_left: 'The wholesaler hasn’t paid for returned plans',
  refunds_paused: 'Buyers wait for their money while refunds are paused',
  tax_place: 'The tax of some orders is unclear',
  tax_owed: 'A business is owed its VAT',
  webhook_failing: 'Webhooks don’t arrive',
  invoice_overdue: 'An invoice is overdue',
  draft_stuck: 'A paid order can’t be delivered',
} as const;

export interface AlertFacts {
  brand: MailBrand;
  kind: keyof typeof HEADLINES;
  /** One sentence about what is wrong. */
  words: string;
  raisedAt: Date;
  /** The alert's case in the console. */
  url: string;
  /** The purchase it is about, if any. */
  purchaseId: string | null;
}

/** To the operator: what is wrong, and where to see more. */
export function alert({ brand, kind, words, raisedAt, url, purchaseId }: AlertFacts): MailDescription {
  const more: Row[] = purchaseId ? [['Command', asTyped(`order ${purchaseId}`)]] : [];
  return describeMail(brand, {
    subject: `${brand.name}: ${HEADLINES[kind]}`,
    headline: HEADLINES[kind],
    preview: words,
    lead: words,
    sections: [
      { kind: 'rows', rows: [['Noticed', formatShortMoment(raisedAt)], ...more] },
      { kind: 'actions', main: { label: 'Open the case', url } },
    ],
  });
}
