import { orderNumber } from '../../domain/checkout/order.ts';
import { formatMoney, ofBase } from '../../domain/money.ts';
import { readApproval } from '../audit/approvals.ts';
import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { approval, type ApprovedAct } from '../mail/templates/approval.ts';
import { operatorsById } from '../staff/operators.ts';

/** The mail that asks for an approval, or tells that it is over, by how it is now. Reasons stay in the console: they may name buyers. */
export async function composeApproval(
  deps: Deps,
  { id, approvalId }: OutboundMail,
): Promise<MailDescription> {
  const { db, settings } = deps;
  const asked = approvalId === null ? null : await readApproval(db.db, approvalId);
  if (!asked) throw new Error(`mail ${id} is about no approval`);
  const { operatorId, decidedBy } = asked;
  const people = await operatorsById(db.db, [operatorId, ...(decidedBy === null ? [] : [decidedBy])]);
  return approval({
    brand: brandOf(deps),
    url: `${settings.BASE_URL}/operate/dashboard/approvals/${asked.id}`,
    act: asked.act as ApprovedAct,
    amount: formatMoney(ofBase(asked.cents)),
    order: orderNumber(asked.purchaseId),
    by: people.get(operatorId)?.email ?? null,
    at: asked.askedAt,
    endsAt: asked.endsAt,
    state: asked.state,
    decidedBy: people.get(decidedBy ?? '')?.email ?? null,
  });
}
