import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** 'Japan, 5 GB, 30 days': the plan in people's words. */
export function planOf({ plan }: Purchase): string {
  return `${plan.country}, ${planLabel(plan)}, ${formatDays(plan.duration)}`;
}
