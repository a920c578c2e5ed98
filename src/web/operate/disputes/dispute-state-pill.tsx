import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { disputesWords as words } from './words.ts';

/** A dispute's state; if it is open, how far our answer is. */
export function DisputeStatePill({ dispute }: { dispute: Output<'disputes'>['disputes'][number] }) {
  const { state, answered, staged_at: staged } = dispute;
  if (state === 'lost') return <StatusPill tone="other">{words.states.lost}</StatusPill>;
  if (state === 'over') return <StatusPill tone="good">{words.states.over}</StatusPill>;
  if (answered) return <StatusPill tone="working">{words.answer.answered}</StatusPill>;
  return staged === null ? (
    <StatusPill tone="bad">{words.answer.none}</StatusPill>
  ) : (
    <StatusPill tone="waiting">{words.answer.staged}</StatusPill>
  );
}
