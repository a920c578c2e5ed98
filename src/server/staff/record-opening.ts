import { isKnownPlace, NEW_PLACE } from '../../domain/operators/notices.ts';
import { entriesSince, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';

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
  const before = await entriesSince(tx, [OPENED, NEW_PLACE], since, operatorId);
  const places = before.map((one) => ({ address: one.origin ?? '', device: String(one.after?.['device']) }));
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
