import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import type { Timeline } from '../../../domain/esims/timeline.ts';
import { formatMoney, moneyOf } from '../../../domain/money.ts';
import { refundPromise } from '../../../domain/promise/refund-promise.ts';
import type { Deps } from '../../deps.ts';
import { drawing } from '../../drawing/drawing.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { readTimeline } from '../../esims/usage/read-timeline.ts';
import { invoiceOf } from '../../invoices/issue-invoice.ts';
import { allMailsOf } from '../../mail/queries.ts';
import type { DisputeEvidence } from '../../providers/payment-news.ts';
import { acceptedPayment, paymentsOf } from '../../purchase/queries.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** What a person reads before it is staged; the receipt is drawn only then. */
export type EvidenceTexts = Omit<DisputeEvidence, 'receipt'>;

/** What only the buyer, or their phone, can have done; and what the network did for them. */
const STEPS: Partial<Record<Timeline[number]['step'], string>> = {
  assigned: 'the plan was put onto the eSIM',
  installed: 'the eSIM was installed on a phone',
  first_use: 'data was used for the first time',
  used_80: 'most of the data was used',
  topped_up: 'the same buyer added data',
  ended: 'the plan ended',
};

const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * All that our books hold against a dispute, in words for a bank: who bought, what was delivered and when, what was done with it,
 * and what was promised about refunds. Activation codes are no part of it.
 * @param statement what a person adds
 */
export async function composeEvidence(
  deps: Deps,
  purchase: Purchase,
  statement: string,
): Promise<EvidenceTexts> {
  const { db } = deps.db;
  const { id, plan } = purchase;
  const { BRAND_NAME: brand, BASE_URL: url, REFUND_HOURS: hours } = deps.settings;
  const payment = (await acceptedPayment(db, id)) ?? (await paymentsOf(db, id))[0];
  const owned = await esimOfPurchase(db, id);
  const mails = (await allMailsOf(db, id)).filter(({ sentAt }) => sentAt !== null);
  const timeline = owned ? await readTimeline(db, owned) : [];
  const delivered = mails.find(({ template }) => template === 'delivered')?.sentAt ?? null;
  const product = `${formatDataAmount(plan.data_amount)} of mobile data for ${formatDays(plan.duration)} in ${plan.country}, a digital product (eSIM) that is delivered on a web page and by email at once.`;
  const happened: [at: Date, what: string][] = [
    [purchase.createdAt, `order ${orderNumber(id)} was made on ${url}`],
    ...(purchase.paidAt && payment
      ? [
          [
            purchase.paidAt,
            `${formatMoney(moneyOf(payment))} was paid${payment.methodLabel ? ` with ${payment.methodLabel}` : ''}`,
          ] as [Date, string],
        ]
      : []),
    ...mails.map(({ template, address, sentAt }): [Date, string] => [
      sentAt ?? purchase.createdAt,
      `the email "${template.replaceAll('_', ' ')}" was taken by the mail server of ${address}`,
    ]),
    ...(purchase.withdrawalConsentAt
      ? [
          [
            purchase.withdrawalConsentAt,
            'the buyer asked for delivery at once, and confirmed what that means for the right to withdraw',
          ] as [Date, string],
        ]
      : []),
  ];
  const used = timeline.flatMap(({ step, at, plan: added }): [Date, string][] =>
    at === null || !(step in STEPS) ? [] : [[new Date(at), `${STEPS[step]}${added ? ` (${added})` : ''}`]],
  );
  const lines = (list: [Date, string][]) =>
    list
      .toSorted(([one], [other]) => one.getTime() - other.getTime())
      .map(([at, what]) => `${minute(at)}: ${what}`)
      .join('\n');
  const network = owned?.usage?.bundleState;
  return {
    product,
    buyerName: purchase.fullName,
    buyerEmail: purchase.email,
    deliveredOn: delivered && delivered.toISOString().slice(0, 10),
    activity: [
      owned && `eSIM (ICCID) ${owned.row.iccid}`,
      lines(used),
      network && `The network reports the plan as: ${network}.`,
    ]
      .filter(Boolean)
      .join('\n'),
    refundPolicy: `${refundPromise.short(hours)} ${refundPromise.after}`,
    policyDisclosure: `Shown beside the price, at the checkout before paying, in the email with the eSIM, and at ${url}/refund-policy.`,
    story: [
      statement,
      `${purchase.fullName} <${purchase.email}> bought from ${brand}: ${product}`,
      lines(happened),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** The invoice as a file; none where it was never written. */
export async function receiptOf(deps: Deps, purchaseId: string): Promise<DisputeEvidence['receipt']> {
  const invoice = await invoiceOf(deps, purchaseId);
  if (!invoice) return null;
  return { filename: 'invoice.pdf', content: await drawing.invoice(invoice) };
}
