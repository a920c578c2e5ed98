import { WITHDRAWAL_DAYS } from '../../../domain/promise/withdrawal-period.ts';
import { type Settings, WrongSettings } from '../../core/settings/env.ts';
import type { Wholesaler } from '../wholesaler.ts';

/** The day of the contract, and a weekend by which the withdrawal period may be extended. */
const MORE_DAYS = 3;

type Promised = Pick<Settings, 'REFUND_HOURS' | 'WITHDRAWAL'>;

/** The wholesalers, as far as a promise to buyers depends on them. */
interface TakingBack {
  all: readonly { name: string; can: Pick<Wholesaler['can'], 'takesBackDays'> }[];
}

/**
 * Wholesalers must take back bundles for as long as buyers may return them.
 * @throws {WrongSettings} if buyers are promised more time than a wholesaler gives
 */
export function refuseLongPromise(settings: Promised, wholesalers: TakingBack): void {
  const problems = refusalsOfLongPromise(settings, wholesalers);
  if (problems.length > 0) throw new WrongSettings(problems);
}

/** Names of settings that promise more time than a wholesaler gives, each with why. */
export function refusalsOfLongPromise(
  { REFUND_HOURS: hours, WITHDRAWAL }: Promised,
  { all }: TakingBack,
): (readonly [name: string, why: string])[] {
  const promised = WITHDRAWAL === 'on' ? Math.max(hours, (WITHDRAWAL_DAYS + MORE_DAYS) * 24) : hours;
  return all.flatMap(({ name, can: { takesBackDays: days } }) =>
    days !== null && promised > days * 24
      ? [['REFUND_HOURS', `must be at most ${days * 24}: ${name} takes eSIMs back for ${days} days`] as const]
      : [],
  );
}
