import { formatDays } from '../../domain/catalog/data-amount.ts';
import { formatSpeed } from '../../domain/catalog/truth.ts';
import type { Deps } from '../deps.ts';
import { openCodes } from '../esims/activation.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { attachInvoice } from '../invoices/attach-invoice.ts';
import type { Mail } from '../mail/mail.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { mailDelivered } from '../mail/templates/delivered.ts';
import { mailToppedUp } from '../mail/templates/topped-up.ts';
import { paidPrice } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';

/** The mail with the codes, or about the plan that was added to an eSIM, from what the database says now. */
export async function composeDelivered(deps: Deps, purchaseId: string): Promise<Mail> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  const payment = await acceptedPayment(deps.db.db, purchaseId);
  if (!owned || !payment) throw new Error(`purchase ${purchaseId} has nothing to deliver`);
  const { purchase, esim, row } = owned;
  const facts = orderFacts(deps, purchase);
  const plan = { ...facts.plan, speedNote: speedNote(purchase), startsNote: startsNote(purchase) };
  const price = paidPrice(purchase, payment);
  const bought = { ...facts, plan, price, iccid: row.iccid, refundHours: deps.settings.REFUND_HOURS };
  const esimUrl = purchase.userId === null ? facts.order.url : `${deps.settings.BASE_URL}/profile`;
  const mail = await (purchase.topUpIccid === null
    ? mailDelivered({ ...bought, activation: openCodes(deps.cipher, esim) })
    : mailToppedUp({ ...bought, esimUrl }));
  return { ...mail, attachments: [...mail.attachments, ...(await attachInvoice(deps, purchaseId, row.id))] };
}

function speedNote({ plan }: Purchase): string | null {
  const { full_speed_mb_per_day: fullSpeed, throttled_kbps: then } = plan.truth;
  if (fullSpeed !== null && then !== null) {
    return `${fullSpeed / 1000} GB a day at full speed, then ${formatSpeed(then)}`;
  }
  return plan.truth.speeds ? plan.truth.speeds.join(', ') : null;
}

function startsNote({ plan }: Purchase): string {
  const days = formatDays(plan.duration);
  if (plan.truth.starts !== 'first_use') return `It is valid for ${days}.`;
  return `The ${days} only ${plan.duration === 1 ? 'starts' : 'start'} when your phone first uses data in ${plan.country}.`;
}
