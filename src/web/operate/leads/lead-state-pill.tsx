import type { LeadState } from '../../../domain/enterprise/lead-state.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { leadStateWords } from './words.ts';

const TONES: Record<LeadState, StatusTone> = {
  new: 'waiting',
  contacted: 'working',
  won: 'good',
  lost: 'quiet',
};

export function LeadStatePill({ state }: { state: LeadState }) {
  return <StatusPill tone={TONES[state]}>{leadStateWords[state]}</StatusPill>;
}
