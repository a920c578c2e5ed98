import type { SoldPlan } from '../catalog-schema.ts';

/** The longest that shopping feeds take. */
const LONGEST = 50;

/** What feeds and structured data call the product of a place. */
export function placeSku(kind: 'country' | 'region', code: string): string {
  return `${kind}-${code}`;
}

/**
 * What they call one plan in one place, the same for as long as it is sold: the wholesaler may sell a bundle in several
 * places. Null where feeds do not take such a name as it is.
 */
export function planSku({
  country_code,
  bundle_name,
}: Pick<SoldPlan, 'country_code' | 'bundle_name'>): string | null {
  const sku = `${country_code}-${bundle_name}`;
  return sku.length <= LONGEST && /^[\w.-]+$/.test(sku) ? sku : null;
}
