import type { DraftState } from '../../../domain/draft-orders/draft-order.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { draftStateWords } from './words.ts';

const TONES: Record<DraftState, StatusTone> = {
  draft: 'quiet',
  open: 'waiting',
  accepted: 'waiting',
  placed: 'good',
  expired: 'quiet',
  canceled: 'quiet',
};

export function DraftStatePill({ state }: { state: DraftState }) {
  return <StatusPill tone={TONES[state]}>{draftStateWords[state]}</StatusPill>;
}
