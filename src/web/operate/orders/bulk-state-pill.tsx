import type { BulkRowState } from '../../../domain/operators/bulk.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { bulkWords as words } from './bulk-words.ts';

type BulkState = Output<'bulk_act'>['state'];

const TONES: Record<BulkState, StatusTone> = {
  planned: 'quiet',
  running: 'working',
  stopped: 'other',
  done: 'good',
};

export function BulkStatePill({ state }: { state: BulkState }) {
  return <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>;
}

const ROW_TONES: Record<BulkRowState, StatusTone> = {
  planned: 'quiet',
  refused: 'bad',
  begun: 'working',
  done: 'good',
  asked: 'waiting',
  failed: 'bad',
};

/** What became of one order. @param isOver nothing more is done, so an order that waits was left alone */
export function BulkRowPill({ state, isOver }: { state: BulkRowState; isOver: boolean }) {
  const isLeft = isOver && state === 'planned';
  return (
    <StatusPill tone={isLeft ? 'other' : ROW_TONES[state]}>
      {isLeft ? words.leftAlone : words.rowStates[state]}
    </StatusPill>
  );
}
