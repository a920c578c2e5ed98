import { eq } from 'drizzle-orm';

import { oneLine } from '../core/one-line.ts';
import type { Deps } from '../deps.ts';
import { headline, pairs } from '../mail/blocks.ts';
import { brandOf } from '../mail/brand.ts';
import { footText, headPictures, renderPage } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';
import { markup } from '../mail/markup.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { type AlertKind, alertTable } from './tables.ts';

const SUBJECTS: Record<AlertKind, string> = {
  low_balance: 'Low balance at the wholesaler',
  unclear_order: 'An order is unclear',
  needs_review: 'A purchase needs review',
  refund_failed: 'A refund failed',
  dispute: 'A payment is disputed',
  card_testing: 'Many cards are declined',
  paypal_refuses: 'PayPal refuses payments',
  mail_stuck: 'Mails do not leave',
  cannot_write: 'The database could not be written',
  order_without_purchase: 'An order without a purchase',
  stock_left: 'Returned plans lie at the wholesaler',
};

/** The mail to the operator: what is wrong, and the command that shows more. */
export async function composeAlert(deps: Deps, { id, alertId }: OutboundMail): Promise<Mail> {
  const [alert] = await deps.db.db
    .select()
    .from(alertTable)
    .where(eq(alertTable.id, alertId ?? id));
  if (!alert) throw new Error(`mail ${id} is about no alert`);
  const brand = brandOf(deps.settings);
  const subject = `${brand.name}: ${SUBJECTS[alert.kind]}`;
  const words = oneLine(alert.words);
  const facts: [string, string][] = [
    ['Noticed', alert.raisedAt.toISOString()],
    ...(alert.purchaseId
      ? [['See it with', `npm run shop -- order ${alert.purchaseId}`] satisfies [string, string]]
      : []),
  ];
  return {
    subject,
    html: await renderPage({
      brand,
      title: subject,
      preview: words,
      blocks: [headline(SUBJECTS[alert.kind], markup`${words}`), pairs(facts)],
    }),
    text: [
      subject,
      words,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      footText(brand),
    ].join('\n\n'),
    attachments: headPictures(undefined),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}
