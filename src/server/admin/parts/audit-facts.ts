import { z } from 'zod';

/** The state an audit entry records, before or after an act. */
export const auditFacts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();
