import type { CaseState } from '../../../domain/operators/cases.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { casesWords as words } from './words.ts';

const TONES: Record<CaseState, StatusTone> = {
  open: 'bad',
  snoozed: 'waiting',
  seen: 'quiet',
  over: 'good',
};

export function CaseStatePill({ state }: { state: CaseState }) {
  return <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>;
}
