import { orderNumber } from '../../../domain/checkout/order.ts';
import { decideWithdrawal } from '../../../domain/withdrawal/decide-withdrawal.ts';
import type { OwnContract } from '../../../domain/withdrawal/withdrawal-schema.ts';
import { refundPolicyOf } from '../../core/settings/refund-promise.ts';
import { showWellFormed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { newestPaidOf } from '../../purchase/buyers.ts';
import { withdrawalToken } from '../../purchase/withdrawal-token.ts';
import { withdrawnFrom } from '../withdrawal/queries.ts';
import type { Asker } from './ask-withdrawal.ts';
import { needsConfirmation } from './confirm-return.ts';

/** More purchases than anybody makes within the withdrawal period. */
const MOST = 50;

/** The contracts that the asker can withdraw from now without further proof, newest first. */
export async function ownContracts(deps: Deps, { visitor, guest }: Asker): Promise<OwnContract[]> {
  const owner = visitor ? { user: visitor.id } : guest && { guest };
  if (!owner) return [];
  const { db } = deps.db;
  const purchases = await newestPaidOf(db, owner, MOST);
  const withdrawn = await withdrawnFrom(
    db,
    purchases.map(({ id }) => id),
  );
  const policy = refundPolicyOf(deps.settings);
  const shown = showWellFormed(deps.log, purchases, (purchase): OwnContract[] => {
    const { id, erasedAt, topUpIccid } = purchase;
    const decision = decideWithdrawal(purchase, policy, deps.now());
    if (!decision.allowed || erasedAt !== null || withdrawn.has(id)) return [];
    if (needsConfirmation(purchase, visitor)) return [];
    const plan = boughtPlan(purchase);
    const until = decision.until.toISOString();
    const token = withdrawalToken(deps.cipher, { purchaseId: id, begunAt: null });
    return [{ number: orderNumber(id), plan, is_top_up: topUpIccid !== null, until, token }];
  });
  return shown.flat();
}
