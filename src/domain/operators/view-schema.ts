import { z } from 'zod';

import { UNSAVED_FILTERS } from './views.ts';

const fieldName = z
  .string()
  .regex(/^[a-z_]{1,30}$/)
  .refine((name) => !UNSAVED_FILTERS.includes(name), 'A view keeps no search for a person');

/** Filters and order by their names in the address of a list. */
export const viewQuerySchema = z
  .record(fieldName, z.string().max(100))
  .refine((query) => Object.keys(query).length <= 20, 'A view has at most 20 filters');

/** Names of columns. */
export const viewColumnsSchema = z.array(z.string().regex(/^[a-z_]{1,30}$/i)).max(30);

export const viewName = z.string().trim().min(1).max(40);
