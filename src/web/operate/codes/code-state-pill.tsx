import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Promotion } from './typed-code.ts';
import { codeStateWords } from './words.ts';

const tones: Record<Promotion['state'], StatusTone> = {
  waiting: 'waiting',
  running: 'good',
  used_up: 'spent',
  ended: 'quiet',
};

export function CodeStatePill({ state }: Pick<Promotion, 'state'>) {
  return <StatusPill tone={tones[state]}>{codeStateWords[state]}</StatusPill>;
}
