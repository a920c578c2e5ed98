import { whyNot } from '../../domain/orders/order-acts.ts';
import { ORDER_MAILS, type OrderMail, whyUntrue } from '../../domain/orders/order-mails.ts';
import type { KnownOrder, Standing } from '../../domain/orders/order-standing.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx } from '../db/database.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { companionsOf } from '../purchase/basket.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { esimOfPurchase, type OwnedEsim } from './queries.ts';

/** The state of an order in our records, for the rules of permitted acts and of true mails; null if there is none. */
export async function readKnownOrder(db: DbOrTx, purchaseId: string): Promise<KnownOrder | null> {
  const owned = await esimOfPurchase(db, purchaseId);
  const purchase = owned?.purchase ?? (await readPurchase(db, purchaseId));
  return purchase && knownOrder(purchase, owned);
}

/** The same for an order already read, with its eSIM. */
export function knownOrder(purchase: Purchase, owned: OwnedEsim | null): KnownOrder {
  const { state, disputed, disputeLostAt, erasedAt, replacingSince, topUpIccid } = purchase;
  return {
    state,
    isErased: erasedAt !== null,
    isChargedBack: disputeLostAt !== null,
    isDisputed: disputed,
    isReturnAsked: owned?.isReturnAsked ?? false,
    isReplacementAsked: owned?.isReplacementAsked ?? false,
    isReplaced: replacingSince !== null,
    isAdded: topUpIccid !== null,
    isHidden: owned?.row.hidden ?? false,
    isTakenBack: owned?.row.status === 'cancelled',
    bundle: owned?.usage?.bundleState ?? null,
  };
}

/** Throws `codes_refused`, `erased_order` or `no_codes` if an order's codes may not be shown or mailed in its state. */
export function refuseCodes(
  act: 'resend' | 'codes' | 'show_codes',
  purchase: Purchase,
  owned: OwnedEsim | null,
): void {
  const why = whyNot(act, knownOrder(purchase, owned));
  if (why === null) return;
  if (why === 'erased') throw new Problem('erased_order');
  if (why === 'top_up') throw new Problem('no_codes');
  throw new Problem('codes_refused', { why, what: purchase.topUpIccid === null ? 'eSIM' : 'plan' });
}

/**
 * Why a mail about an order would be untrue now; null if it may be sent. Checked when it is sent, because the order may have
 * changed since it was queued.
 */
export async function whyMailUntrue(
  db: DbOrTx,
  { purchaseId, template }: Pick<OutboundMail, 'purchaseId' | 'template'>,
): Promise<Standing | null> {
  if (purchaseId === null || !isOrderMail(template)) return null;
  const order = await readKnownOrder(db, purchaseId);
  const why = order && whyUntrue(template, order);
  // The mail with the codes of a basket is true as long as one of its plans can be used.
  if (why !== null && template === 'delivered')
    for (const id of await companionsOf(db, purchaseId)) {
      const other = await readKnownOrder(db, id);
      if (other && whyUntrue(template, other) === null) return null;
    }
  return why;
}

function isOrderMail(template: OutboundMail['template']): template is OrderMail {
  return (ORDER_MAILS as readonly string[]).includes(template);
}
