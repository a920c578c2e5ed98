import type { StatusTone } from '../../ui/status-pill.tsx';

const TONES: Record<string, StatusTone> = {
  purchased: 'good',
  active: 'good',
  cancelled: 'bad',
  expired: 'quiet',
  depleted: 'empty',
};

/**
 * How the status of a bought eSIM is shown: in use green, taken back red, over grey, anything else blue. A missing one
 * counts as purchased.
 */
export function showStatus(status: string | null | undefined): { tone: StatusTone; label: string } {
  const known = status || 'purchased';
  const tone = Object.hasOwn(TONES, known) ? TONES[known] : undefined;
  return { tone: tone ?? 'other', label: known.charAt(0).toUpperCase() + known.slice(1) };
}
