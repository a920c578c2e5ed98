import { z } from 'zod';

/** Our ids, amounts and words: no names, addresses or codes. */
export const auditFactsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);

export type AuditFacts = z.infer<typeof auditFactsSchema>;
