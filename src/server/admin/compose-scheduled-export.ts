import { plainly } from '../../domain/operators/plainly.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readEntry } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { scheduledExport } from '../mail/templates/scheduled-export.ts';
import { attachedFile, filtersOf } from './run-schedule.ts';
import { readSchedule } from './schedules/schedules.ts';

/** The mail about an export: the file where it names nobody, and a link to it behind the sign-in. */
export async function composeScheduledExport(
  deps: Deps,
  { id, auditId }: OutboundMail,
): Promise<MailDescription> {
  const { db } = deps.db;
  const entry = auditId === null ? null : await readEntry(db, auditId);
  const scheduleId = entry?.subject?.replace('export ', '');
  if (!entry || scheduleId === undefined) throw new Error(`mail ${id} is about no export`);
  const schedule = await readSchedule(db, scheduleId).catch((error: unknown) => {
    // Removed meanwhile.
    if (error instanceof Problem) return null;
    throw error;
  });
  const { from = null, to = null } = schedule ? filtersOf(schedule, entry.at) : {};
  const file = schedule && (await attachedFile(deps, schedule, entry.at));
  return scheduledExport({
    brand: brandOf(deps),
    name: plainly(schedule?.export ?? ''),
    from,
    to,
    url: `${deps.settings.BASE_URL}/operate/connections/exports${schedule ? `/${schedule.id}` : ''}`,
    file,
  });
}
