import type { SoldPlan } from '../catalog-schema.ts';

/** The longest that shopping feeds accept. */
const LONGEST = 50;

/** The product id of a place in feeds and structured data. */
export function placeSku(kind: 'country' | 'region', code: string): string {
  return `${kind}-${code}`;
}

/**
 * The id of one plan in one place, stable for as long as it is sold: the wholesaler may sell a bundle in several places. Null if
 * feeds do not accept such an id.
 */
export function planSku({
  country_code,
  bundle_name,
}: Pick<SoldPlan, 'country_code' | 'bundle_name'>): string | null {
  const sku = `${country_code}-${bundle_name}`;
  return sku.length <= LONGEST && /^[\w.-]+$/.test(sku) ? sku : null;
}
