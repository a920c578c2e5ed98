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
  | 'foreign_id';

/** What is known of who it was; the log gets fingerprints of addresses, never the addresses. */
interface SecurityFacts {
  userId?: string | null | undefined;
  email?: string | null | undefined;
  /** How somebody signs in, or what is asked too often. */
  way?: string;
  /** Somebody else's thing that was asked for: its kind and id. */
  what?: string;
  id?: string;
}

/** Writes down what an investigation of a break-in asks for, one line of the log each. */
export function securityLog({ log, cipher, settings }: Pick<Deps, 'log' | 'cipher' | 'settings'>) {
  const trusted = readNetworks(settings.TRUSTED_PROXIES);
  return (c: Context, event: SecurityEvent, { email, ...facts }: SecurityFacts) => {
    const from = fingerprint(cipher, clientAddress(c, trusted));
    const mailbox = email ? { mailbox: fingerprint(cipher, email) } : {};
    log.info({ event, ...facts, from, ...mailbox }, 'security');
  };
}

/** The same for the same address or e-mail, of no use to anybody without the shop's data key. */
export function fingerprint(cipher: Cipher, text: string): string {
  return cipher.sign(`log ${text.trim().toLowerCase()}`).toString('base64url').slice(0, 16);
}

/** Somebody asked for what is somebody else's. The answer is that of an unknown id; the log tells them apart. */
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
