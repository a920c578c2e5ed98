import { createHash } from 'node:crypto';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { planSku } from '../../../domain/catalog/found/sku.ts';

/** One plan in one place: its SKU, or a hash if feeds would not accept the SKU. */
export function variantId(plan: SoldPlan): string {
  const { country_code, bundle_name } = plan;
  return planSku(plan) ?? createHash('sha256').update(`${country_code}-${bundle_name}`).digest('base64url');
}
