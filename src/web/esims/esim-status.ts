import type { StatusTone } from '../ui/status-pill.tsx';

const TONES: Record<string, StatusTone> = {
  purchased: 'good',
  active: 'good',
  depleted: 'spent',
  cancelled: 'bad',
  expired: 'quiet',
};

/** How the status of a bought eSIM is shown: a missing one counts as purchased, one nobody knows is blue. */
export function showStatus(status: string | null | undefined): { tone: StatusTone; label: string } {
  const known = status || 'purchased';
  return { tone: TONES[known] ?? 'other', label: known.charAt(0).toUpperCase() + known.slice(1) };
}
