import { brandSchema } from '../../domain/operators/brand/brand-schema.ts';
import { type Brand, NO_BRAND } from '../../domain/operators/brand/brand.ts';
import type { RevisionKind } from '../revisions/revisions.ts';

export const BRAND: RevisionKind<Brand> = { subject: 'brand', schema: brandSchema, first: NO_BRAND };
