import { isKnownPlace, NEW_PLACE } from '../../domain/operators/notices.ts';
import { entriesSince, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { Malformed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';

/** The opening of a console: who, where from, and how. */
export interface Opening {
  operatorId: string;
  address: string;
  /** 'Firefox on Linux' */
  device: string;
  way: 'code' | 'passkey' | 'invitation' | 'link';
}

const OPENED = 'console opened';
/** How long a place of opening is remembered. */
const KNOWN_DAYS = 90;

/** Records the opening of a console, and whether it was in a new place. */
export async function recordOpening(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { operatorId, address, device, way }: Opening,
): Promise<void> {
  const since = new Date(deps.now().getTime() - KNOWN_DAYS * 24 * 3_600_000);
  const before = await entriesSince(tx, [OPENED, NEW_PLACE], since, operatorId);
  // Of a malformed entry the device is unknown: at worst a known place is announced as a new one.
  const places = before.map(({ origin, after }) => ({
    address: origin ?? '',
    device: String(after instanceof Malformed ? undefined : after?.['device']),
  }));
  // For newly invited operators, and those who try the shop out, it is the first opening.
  const isNew = (way === 'code' || way === 'passkey') && !isKnownPlace({ address, device }, places);
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
