import { MOST_LINES } from '../../domain/checkout/basket.ts';
import { buyerView } from '../../domain/checkout/purchase-state.ts';
import type { ActivationData } from '../../domain/esims/activation-code.ts';
import { consentText } from '../../domain/promise/withdrawal-consent.ts';
import { summaryUrl } from '../contract-summaries/summaries.ts';
import type { Deps } from '../deps.ts';
import { openCodes } from '../esims/activation.ts';
import { esimOfPurchase, esimsOfPurchases, type OwnedEsim } from '../esims/queries.ts';
import { turnOf } from '../esims/usage/esim-now.ts';
import { attachInvoice } from '../invoices/attach-invoice.ts';
import type { MailDescription } from '../mail/description.ts';
import { esimUrlOf, orderFacts } from '../mail/order-facts.ts';
import type { BoughtFacts } from '../mail/templates/bought.ts';
import { deliveredMany, deliveredTogether } from '../mail/templates/delivered-together.ts';
import { delivered } from '../mail/templates/delivered.ts';
import { replaced } from '../mail/templates/replaced.ts';
import { toppedUp } from '../mail/templates/topped-up.ts';
import { hasCompanions, linesOf } from '../purchase/basket.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { paidPrice, type PaymentFacts, paymentOf } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import type { Purchase } from '../purchase/tables.ts';
import { withdrawalUrl } from '../purchase/withdrawal-token.ts';

/** The mail with the codes, or about the plan added to an eSIM, from the current database state. */
export async function composeDelivered(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  const payment = await acceptedPayment(deps.db.db, purchaseId);
  if (!owned || !payment) throw new Error(`purchase ${purchaseId} has nothing to deliver`);
  const { purchase, esim, row } = owned;
  if (hasCompanions(purchase)) return composeTogether(deps, purchase, row.id);
  const bought = await boughtFacts(deps, owned, payment);
  const mail =
    purchase.topUpIccid === null
      ? delivered({ ...bought, activation: openCodes(deps.cipher, esim) })
      : toppedUp({ ...bought, esimUrl: esimUrlOf(deps, purchase), turn: await turnOf(deps, owned) });
  return { ...mail, attachments: await attachInvoice(deps, purchaseId, row.id) };
}

/** The mail with the codes of all plans of a basket that were delivered, and with its invoice. */
async function composeTogether(deps: Deps, about: Purchase, esimId: string): Promise<MailDescription> {
  const { db } = deps.db;
  const lines = await linesOf(db, about);
  const owned = await esimsOfPurchases(
    db,
    lines.map(({ id }) => id),
  );
  const ready = lines.flatMap(({ id, state }) => (buyerView(state) === 'ready' ? (owned.get(id) ?? []) : []));
  const [first, ...more] = await Promise.all(
    ready.map(async (one) => ({
      facts: await boughtFacts(deps, one, paymentOf(one.purchase)),
      activation: one.purchase.topUpIccid === null ? openCodes(deps.cipher, one.esim) : null,
    })),
  );
  if (!first) throw new Error(`the basket of ${about.id} has nothing to deliver`);
  if (ready.length > MOST_LINES)
    return {
      ...deliveredMany([first.facts, ...more.map(({ facts }) => facts)]),
      attachments: await attachInvoice(deps, about.id, esimId),
    };
  const mail = deliveredTogether([asTogether(first), ...more.map(asTogether)]);
  return { ...mail, attachments: await attachInvoice(deps, about.id, esimId) };
}

const asTogether = ({ facts, activation }: { facts: BoughtFacts; activation: ActivationData | null }) =>
  Object.assign({}, facts, { activation });

async function boughtFacts(
  deps: Deps,
  { purchase, row }: Pick<OwnedEsim, 'purchase' | 'row'>,
  payment: PaymentFacts,
): Promise<BoughtFacts> {
  const facts = orderFacts(deps, purchase);
  return {
    ...facts,
    plan: { ...facts.plan, truth: boughtPlan(purchase).truth },
    price: paidPrice(purchase, payment),
    iccid: row.iccid,
    refundHours: deps.settings.REFUND_HOURS,
    withdrawal: withdrawalIn(deps, purchase),
    summaryUrl: await summaryUrl(deps, purchase),
  };
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
