import { and, eq, gte, inArray } from 'drizzle-orm';

import { isKnownPlace, NEW_PLACE } from '../../../domain/operators/notices.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../purchase/audit/record-audit.ts';
import { auditTable } from '../../purchase/audit/tables.ts';

/** A console that is opened: by whom, from where, with what. */
export interface Opening {
  operatorId: string;
  address: string;
  /** 'Firefox on Linux' */
  device: string;
  way: 'code' | 'invitation' | 'link';
}

const OPENED = 'console opened';
/** How long it is known where somebody opened theirs. */
const KNOWN_DAYS = 90;

/** Writes down that a console was opened, and that it was in a new place where it was. */
export async function recordOpening(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { operatorId, address, device, way }: Opening,
): Promise<void> {
  const since = new Date(deps.now().getTime() - KNOWN_DAYS * 24 * 3_600_000);
  const before = await tx
    .select({ address: auditTable.origin, after: auditTable.after })
    .from(auditTable)
    .where(
      and(
        eq(auditTable.operatorId, operatorId),
        inArray(auditTable.what, [OPENED, NEW_PLACE]),
        gte(auditTable.at, since),
      ),
    );
  const places = before.map((one) => ({ address: one.address ?? '', device: String(one.after?.['device']) }));
  // Who was invited just now, or tries the shop out, opens it for the first time.
  const isNew = way === 'code' && !isKnownPlace({ address, device }, places);
  await recordAudit(deps, tx, {
    who: 'operator',
    operatorId,
    origin: address,
    what: isNew ? NEW_PLACE : OPENED,
    why: '',
    subject: `operator ${operatorId}`,
    after: { device, way },
  });
}
