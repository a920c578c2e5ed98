import { ofDollars } from '../../domain/money.ts';
import type { CaseKind } from '../../domain/operators/cases.ts';
import type { Deps } from '../deps.ts';
import { knownReferences } from '../fulfilment/find-provider-order.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import type { Wholesaler } from '../providers/wholesaler.ts';
import { costADay, daysLeft } from './balance-forecast.ts';
import type { NewAlert } from './find-alerts.ts';

/** An order younger than this may still be on its way into our records. */
const SETTLED_MINUTES = 30;
const PERIOD_HOURS = 24;

export const KINDS_AT_WHOLESALERS = ['low_balance', 'order_without_purchase'] as const satisfies CaseKind[];

/**
 * Troubles in the wholesalers' records: money running out, and orders that belong to no purchase.
 * `unknown` names the kinds that could not be checked now.
 */
export async function alertsAtWholesalers(
  deps: Deps,
): Promise<{ alerts: NewAlert[]; unknown: Set<CaseKind> }> {
  const alerts: NewAlert[] = [];
  const unknown = new Set<CaseKind>();
  for (const wholesaler of deps.wholesalers.all) {
    try {
      alerts.push(...(await lowBalance(deps, wholesaler)), ...(await strayOrders(deps, wholesaler)));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      deps.log.warn({ err: error }, "the wholesaler's records cannot be read now");
      for (const kind of KINDS_AT_WHOLESALERS) unknown.add(kind);
    }
  }
  return { alerts, unknown };
}

async function lowBalance(deps: Deps, wholesaler: Wholesaler): Promise<NewAlert[]> {
  const { LOW_BALANCE_USD } = deps.settings;
  const cents = await wholesaler.balance();
  if (cents >= ofDollars(LOW_BALANCE_USD).amount) return [];
  const days = daysLeft(cents, (await costADay(deps))(wholesaler.id));
  const lasts =
    days === null
      ? ''
      : ` At the pace of the last two weeks it lasts ${days === 1 ? 'a day' : `${days} days`}.`;
  const words = `The balance at ${wholesaler.name} is below $${LOW_BALANCE_USD}.${lasts} Top it up, or orders will be refused.`;
  return [{ kind: 'low_balance', subject: wholesaler.id, words, purchaseId: null }];
}

async function strayOrders(deps: Deps, wholesaler: Wholesaler): Promise<NewAlert[]> {
  const since = new Date(deps.now().getTime() - PERIOD_HOURS * 3_600_000);
  const until = new Date(deps.now().getTime() - SETTLED_MINUTES * 60_000);
  const entries = await wholesaler.ledgerEntries(since, until);
  const references = entries.flatMap(({ kind, reference }) => (kind === 'order' ? [reference] : []));
  if (references.length === 0) return [];
  const ours = await knownReferences(deps.db.db, wholesaler.id, references);
  return references
    .filter((reference) => !ours.has(reference))
    .map((reference) => ({
      kind: 'order_without_purchase',
      subject: reference,
      words: `The wholesaler has an order that belongs to no purchase: ${reference}. It may be an eSIM, or a plan on somebody's eSIM.`,
      purchaseId: null,
    }));
}
