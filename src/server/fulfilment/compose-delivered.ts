import { consentText } from '../../domain/promise/withdrawal-consent.ts';
import type { Deps } from '../deps.ts';
import { openCodes } from '../esims/activation.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { turnOf } from '../esims/usage/esim-now.ts';
import { attachInvoice } from '../invoices/attach-invoice.ts';
import type { MailDescription } from '../mail/description.ts';
import { esimUrlOf, orderFacts } from '../mail/order-facts.ts';
import { delivered } from '../mail/templates/delivered.ts';
import { replaced } from '../mail/templates/replaced.ts';
import { toppedUp } from '../mail/templates/topped-up.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { paidPrice } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import type { Purchase } from '../purchase/tables.ts';
import { withdrawalUrl } from '../purchase/withdrawal-token.ts';

/** The mail with the codes, or about the plan added to an eSIM, from the current database state. */
export async function composeDelivered(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  const payment = await acceptedPayment(deps.db.db, purchaseId);
  if (!owned || !payment) throw new Error(`purchase ${purchaseId} has nothing to deliver`);
  const { purchase, esim, row } = owned;
  const facts = orderFacts(deps, purchase);
  const plan = { ...facts.plan, truth: boughtPlan(purchase).truth };
  const price = paidPrice(purchase, payment);
  const bought = {
    ...facts,
    plan,
    price,
    iccid: row.iccid,
    refundHours: deps.settings.REFUND_HOURS,
    withdrawal: withdrawalIn(deps, purchase),
  };
  const mail =
    purchase.topUpIccid === null
      ? delivered({ ...bought, activation: openCodes(deps.cipher, esim) })
      : toppedUp({ ...bought, esimUrl: esimUrlOf(deps, purchase), turn: await turnOf(deps, owned) });
  return { ...mail, attachments: await attachInvoice(deps, purchaseId, row.id) };
}

/** The mail with the codes of a replacement. */
export async function composeReplaced(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  if (!owned) throw new Error(`purchase ${purchaseId} has nothing to deliver`);
  const { purchase, esim, row } = owned;
  return replaced({
    ...orderFacts(deps, purchase),
    iccid: row.iccid,
    activation: openCodes(deps.cipher, esim),
  });
}

function withdrawalIn(deps: Deps, purchase: Purchase) {
  if (deps.settings.WITHDRAWAL === 'off') return null;
  const { withdrawalConsentVersion: version } = purchase;
  const url = withdrawalUrl(deps, purchase, null);
  return { url, agreed: version === null ? null : consentText(version) };
}
