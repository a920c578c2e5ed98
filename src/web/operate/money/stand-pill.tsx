import type { PayoutStand } from '../../../domain/operators/payout.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { payoutsWords as words } from './payouts-words.ts';

const TONES: Record<PayoutStand, StatusTone> = {
  unread: 'waiting',
  manual: 'quiet',
  failed: 'other',
  matched: 'good',
  differs: 'bad',
};

/** Whether a payout matches our records. */
export function StandPill({ stand }: { stand: PayoutStand }) {
  return <StatusPill tone={TONES[stand]}>{words.stands[stand]}</StatusPill>;
}
