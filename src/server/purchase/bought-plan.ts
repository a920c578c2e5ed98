import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Purchase } from './tables.ts';

/** The plan as it was when the purchase began. @throws MalformedRow */
export function boughtPlan({ id, plan }: Pick<Purchase, 'id' | 'plan'>): Plan {
  return wellFormed(plan, id);
}
