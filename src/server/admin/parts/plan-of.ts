import { planName } from '../../../domain/catalog/plan.ts';
import { Malformed } from '../../db/json-column.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** The plan as {@link planName}; the bundle's name if the plan cannot be read. */
export function planOf({ plan, bundleName }: Purchase): string {
  if (plan instanceof Malformed) return bundleName;
  return planName(plan.country, plan);
}
