import type { User } from './session/session.ts';

export function displayName({ name }: User): string {
  return name.trim() || 'User Profile';
}
