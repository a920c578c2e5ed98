import type { User } from '../session/session.ts';
import { profileWords } from './words.ts';

export function displayName({ name }: User): string {
  return name.trim() || profileWords.noName;
}
