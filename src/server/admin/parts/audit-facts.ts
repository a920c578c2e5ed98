import { type AuditFacts, auditFactsSchema } from '../../audit/audit-facts.ts';
import { type Json, Malformed } from '../../db/json-column.ts';

/** The state an audit entry records, before or after an act. */
export const auditFacts = auditFactsSchema.nullable();

/** For people: malformed facts say so in their place. */
export function shownFacts(facts: Json<AuditFacts> | null): AuditFacts | null {
  return facts instanceof Malformed ? { unreadable: facts.why } : facts;
}
