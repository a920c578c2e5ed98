import { createHash } from 'node:crypto';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';

/** The longest that shopping feeds take. */
const LONGEST = 50;

/** One plan in one place, the same for as long as it is sold: the wholesaler may sell a bundle in several places. */
export function variantId({ country_code, bundle_name }: SoldPlan): string {
  const id = `${country_code}-${bundle_name}`;
  if (id.length <= LONGEST && /^[\w.-]+$/.test(id)) return id;
  return createHash('sha256').update(id).digest('base64url');
}
