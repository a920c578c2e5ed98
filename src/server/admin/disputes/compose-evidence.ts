import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { formatMoney, moneyOf } from '../../../domain/money.ts';
import { mailNames } from '../../../domain/operators/mail-names.ts';
import { refundPromise } from '../../../domain/promise/words.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { readTimeline } from '../../esims/usage/read-timeline.ts';
import { invoicePdf } from '../../invoices/invoices-in.ts';
import { invoiceOf } from '../../invoices/issue-invoice.ts';
import { allMailsOf } from '../../mail/queries.ts';
import type { OutboundMail } from '../../mail/tables.ts';
import type { DisputeEvidence } from '../../providers/payment-status.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { acceptedPayment, paymentsOf } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { evidenceWords as words } from './words.ts';

/** The texts an operator reads before staging; the receipt is drawn only on staging. */
export type EvidenceTexts = Omit<DisputeEvidence, 'receipt'>;

type Happened = [at: Date, what: string];

/**
 * All evidence our records hold against a dispute, in words for a bank: who bought, what was delivered and when, how it was used,
 * and what we promised about refunds. Activation codes are left out.
 * @param statement the operator's own words
 */
export async function composeEvidence(
  deps: Deps,
  purchase: Purchase,
  statement: string,
): Promise<EvidenceTexts> {
  const { db } = deps.db;
  const { id, fullName, email } = purchase;
  const plan = boughtPlan(purchase);
  const { BRAND_NAME: brand, BASE_URL: url, REFUND_HOURS: hours } = deps.settings;
  const mails = (await allMailsOf(db, id)).filter(({ sentAt }) => sentAt !== null);
  const delivered = mails.find(({ template }) => template === 'delivered')?.sentAt ?? null;
  const product = words.product(formatDataAmount(plan.data_amount), formatDays(plan.duration), plan.country);
  const bought = words.bought(`${fullName} <${email}>`, brand, product);
  const story = [statement, bought, inLines(await happenedTo(deps, purchase, mails))];
  return {
    product,
    buyerName: fullName,
    buyerEmail: email,
    deliveredOn: delivered && delivered.toISOString().slice(0, 10),
    activity: await activityOf(db, id),
    refundPolicy: `${refundPromise.short(hours)} ${refundPromise.after}`,
    policyDisclosure: words.disclosure(url),
    story: story.filter(Boolean).join('\n\n'),
  };
}

/** From the order to the last mail. */
async function happenedTo(deps: Deps, purchase: Purchase, mails: OutboundMail[]): Promise<Happened[]> {
  const { db } = deps.db;
  const { id, createdAt, paidAt, withdrawalConsentAt } = purchase;
  const payment = (await acceptedPayment(db, id)) ?? (await paymentsOf(db, id))[0];
  const happened: Happened[] = [[createdAt, words.ordered(orderNumber(id), deps.settings.BASE_URL)]];
  if (paidAt && payment)
    happened.push([paidAt, words.paid(formatMoney(moneyOf(payment)), payment.methodLabel)]);
  for (const { template, address, sentAt } of mails)
    happened.push([sentAt ?? createdAt, words.mailed(mailNames[template], address)]);
  if (withdrawalConsentAt) happened.push([withdrawalConsentAt, words.consented]);
  return happened;
}

/** What happened with the eSIM; empty without one. */
async function activityOf(db: DbOrTx, purchaseId: string): Promise<string> {
  const owned = await esimOfPurchase(db, purchaseId);
  if (!owned) return '';
  const used = (await readTimeline(db, owned)).flatMap(({ step, at, plan }): Happened[] => {
    const told = words.steps[step];
    return at === null || !told ? [] : [[new Date(at), plan ? `${told} (${plan})` : told]];
  });
  const network = owned.usage?.bundleState;
  return [words.esim(owned.row.iccid), inLines(used), network && words.network(network)]
    .filter(Boolean)
    .join('\n');
}

/** Oldest first. */
function inLines(happened: Happened[]): string {
  return happened
    .toSorted(([one], [other]) => one.getTime() - other.getTime())
    .map(([at, what]) => `${words.minute(at)}: ${what}`)
    .join('\n');
}

/** The invoice as a file; none if it was never written. */
export async function receiptOf(deps: Deps, purchaseId: string): Promise<DisputeEvidence['receipt']> {
  const invoice = await invoiceOf(deps, purchaseId);
  if (!invoice) return null;
  return { filename: 'invoice.pdf', content: await invoicePdf(deps, invoice) };
}
