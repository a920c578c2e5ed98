import { eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { alert } from '../mail/templates/alert.ts';
import { alertTable } from './tables.ts';

/** The mail to the operator: the alert, its case in the console, and the command that shows more. */
export async function composeAlert(deps: Deps, { id, alertId }: OutboundMail): Promise<MailDescription> {
  const [raised] = await deps.db.db
    .select()
    .from(alertTable)
    .where(eq(alertTable.id, alertId ?? id));
  if (!raised) throw new Error(`mail ${id} is about no alert`);
  return alert({
    brand: brandOf(deps),
    url: `${deps.settings.BASE_URL}/operate/cases/${raised.id}`,
    ...raised,
  });
}
