import { createHash } from 'node:crypto';

import { PERSONS, type Person } from '../test-data/persons.ts';
import type { Account } from './state.ts';

/** What a visitor typed under 'Use another account'. */
export interface Typed {
  email: string;
  name: string;
  verified: boolean;
}

/** The account of a person in the list; undefined if there is none with this id. */
export function listedAccount(id: string): Account | undefined {
  const person = PERSONS.find((person) => person.id === id);
  if (!person) return undefined;
  const { id: _id, meaning: _meaning, ...claims } = person satisfies Person;
  return { sub: subjectOf(person.email ?? `person:${id}`), ...claims };
}

/** The account of a typed address; without a name it has no claims about one. */
export function typedAccount({ email, name, verified }: Typed): Account {
  return { sub: subjectOf(email), email, email_verified: verified, ...nameClaims(name) };
}

function nameClaims(name: string): Pick<Account, 'name' | 'given_name' | 'family_name'> {
  const parts = name.split(/\s+/).filter(Boolean);
  const family = parts.length > 1 ? parts.at(-1) : undefined;
  const given = family === undefined ? parts[0] : parts.slice(0, -1).join(' ');
  if (given === undefined) return {};
  return { name: parts.join(' '), given_name: given, ...(family !== undefined && { family_name: family }) };
}

/** Made from the address alone, so that an account stays the same after a reset. */
function subjectOf(key: string): string {
  const digest = createHash('sha256').update(key.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}
