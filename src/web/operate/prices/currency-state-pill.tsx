import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Listed } from './currency-facts.ts';
import { currenciesWords as words } from './currency-words.ts';

const tones: Record<Listed['state'], StatusTone> = {
  on: 'good',
  late: 'waiting',
  paused: 'bad',
  off: 'quiet',
};

export function CurrencyStatePill({ state }: Pick<Listed, 'state'>) {
  return <StatusPill tone={tones[state]}>{words.states[state]}</StatusPill>;
}
