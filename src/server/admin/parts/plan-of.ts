import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { Malformed } from '../../db/json-column.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** 'Japan, 5 GB, 30 days': the plan in people's words; the bundle's name if the plan cannot be read. */
export function planOf({ plan, bundleName }: Purchase): string {
  if (plan instanceof Malformed) return bundleName;
  return `${plan.country}, ${planLabel(plan)}, ${formatDays(plan.duration)}`;
}
