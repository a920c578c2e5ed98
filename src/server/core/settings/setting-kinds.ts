import { z } from 'zod';

import { readNetworks } from './networks.ts';

/** An address of http or https. */
export const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** IP addresses and networks, separated by commas; `none` for an empty list. */
export const networks = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : splitList(text)))
  .refine(areNetworks, 'must list IP addresses or networks like 10.0.0.0/8');

/** The end of a callback's address, which nobody can guess. */
export const callbackSecret = z
  .string()
  .regex(/^[\w-]{16,200}$/, 'must be at least 16 letters, digits, - or _ (openssl rand -hex 32)');

/** How many calls a party takes in a second. */
export const perSecond = (calls: number) => z.coerce.number().int().min(1).max(1_000_000).default(calls);

export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function areNetworks(list: string[]): boolean {
  try {
    readNetworks(list);
    return true;
  } catch {
    return false;
  }
}
