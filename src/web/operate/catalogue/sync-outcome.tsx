import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { partWords } from '../parts/words.ts';
import { syncsWords as words } from './words.ts';

type Sync = Output<'syncs'>['syncs'][number];

const TONES: Record<Sync['outcome'], StatusTone> = { changed: 'good', same: 'quiet', failed: 'bad' };

export function OutcomePill({ outcome }: Pick<Sync, 'outcome'>) {
  return <StatusPill tone={TONES[outcome]}>{words.outcomes[outcome]}</StatusPill>;
}

export function differencesText({ outcome, differences, refused, failure }: Sync): string {
  if (failure !== null) return failure;
  const unsold = refused ? [words.refusedCount(refused)] : [];
  if (!differences) {
    const none = outcome === 'changed' ? words.noDifferences : partWords.none;
    return unsold[0] ?? none;
  }
  const { added, gone, dearer, cheaper } = differences;
  return [words.differences(added, gone, dearer, cheaper), ...unsold].filter(Boolean).join(', ');
}

export function whoOf({ by, origin }: Sync): string {
  return by ?? (origin === null ? words.timer : words.commandLine);
}
