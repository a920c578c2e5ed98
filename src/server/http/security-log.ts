import type { Context } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import type { BareReason } from '../../domain/problems/reasons.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Cipher } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';

export type SecurityEvent =
  | 'sign_in_succeeded'
  | 'sign_in_failed'
  | 'locked_out'
  | 'password_changed'
  | 'password_reset'
  | 'sessions_ended'
  | 'console_opened'
  | 'console_refused'
  | 'token_refused'
  | 'foreign_id';

/** What is known about the caller; the log gets fingerprints of addresses, never the addresses. */
interface SecurityFacts {
  userId?: string | null | undefined;
  email?: string | null | undefined;
  /** How somebody signs in, or which limit was passed. */
  way?: string;
  /** The requested thing of another owner: its kind and id. */
  what?: string;
  id?: string;
}

/** Logs what an investigation of a break-in needs, one line each. */
export function securityLog({ log, cipher, settings }: Pick<Deps, 'log' | 'cipher' | 'settings'>) {
  const trusted = readNetworks(settings.TRUSTED_PROXIES);
  return (c: Context, event: SecurityEvent, { email, ...facts }: SecurityFacts) => {
    const from = fingerprint(cipher, clientAddress(c, trusted));
    const mailbox = email ? { mailbox: fingerprint(cipher, email) } : {};
    log.info({ event, ...facts, from, ...mailbox }, 'security');
  };
}

/** The same for the same address or e-mail; useless without the shop's data key. */
export function fingerprint(cipher: Cipher, text: string): string {
  return cipher.sign(`log ${text.trim().toLowerCase()}`).toString('base64url').slice(0, 16);
}

/** Somebody asked for another owner's thing. The answer is that of an unknown id; only the log tells them apart. */
export class ForeignId extends Problem<BareReason> {
  readonly asked: SecurityFacts;

  constructor(
    reason: BareReason,
    {
      what,
      id,
      asker,
    }: {
      what: 'esim' | 'payment' | 'order';
      id: string;
      asker: { user: string } | { guest: unknown } | null;
    },
  ) {
    super(reason);
    this.asked = { what, id, userId: asker && 'user' in asker ? asker.user : null };
  }
}
