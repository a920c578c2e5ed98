import { WITHDRAWAL_DAYS } from '../../../domain/promise/withdrawal-period.ts';
import { type Settings, WrongSettings } from '../../core/settings/env.ts';
import type { Wholesaler } from '../wholesaler.ts';

/** The day of the contract, and a weekend by which the withdrawal period may be extended. */
const MORE_DAYS = 3;

/**
 * Wholesalers must take back bundles for as long as buyers may return them.
 * @throws {WrongSettings} if buyers are promised more time than a wholesaler gives
 */
export function refuseLongPromise(
  { REFUND_HOURS: hours, WITHDRAWAL }: Settings,
  { all }: { all: readonly { name: string; can: Pick<Wholesaler['can'], 'takesBackDays'> }[] },
): void {
  const promised = WITHDRAWAL === 'on' ? Math.max(hours, (WITHDRAWAL_DAYS + MORE_DAYS) * 24) : hours;
  const problems = all.flatMap(({ name, can: { takesBackDays: days } }) =>
    days !== null && promised > days * 24
      ? [['REFUND_HOURS', `must be at most ${days * 24}: ${name} takes eSIMs back for ${days} days`] as const]
      : [],
  );
  if (problems.length > 0) throw new WrongSettings(problems);
}
