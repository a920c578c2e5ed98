import { MUCH_SENT, type Noticed, PAUSED } from '../../domain/operators/notices.ts';
import { readEntry } from '../audit/record-audit.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { operatorNotice } from '../mail/templates/operator-notice.ts';
import { readOperator } from '../staff/operators.ts';

/** The mail about an audit entry. */
export async function composeNotice(deps: Deps, { id, auditId }: OutboundMail): Promise<MailDescription> {
  const { db } = deps.db;
  const entry = auditId === null ? null : await readEntry(db, auditId);
  if (!entry) throw new Error(`mail ${id} is about no entry of the audit`);
  const operator = entry.operatorId === null ? null : await readOperator(db, entry.operatorId);
  const after = wellFormed(entry.after, entry.id);
  const fact = (name: string) => after?.[name] ?? null;
  const cents = Math.max(Number(fact('person_cents')), Number(fact('shop_cents')));
  return operatorNotice({
    brand: brandOf(deps),
    url: `${deps.settings.BASE_URL}/operate/audit`,
    what: entry.what as Noticed,
    by: operator?.email ?? null,
    origin: entry.origin ?? 'unknown',
    at: entry.at,
    device: fact('device') === null ? null : String(fact('device')),
    subject: entry.what === PAUSED ? entry.subject : null,
    cents: entry.what === MUCH_SENT ? cents : null,
    why: entry.why,
  });
}
