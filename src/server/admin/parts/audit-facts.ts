import { z } from 'zod';

/** What an entry of the audit says was so before, or is after. */
export const auditFacts = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();
