import type { Role } from '../../domain/operators/roles.ts';
import type { AuditActor } from '../audit/record-audit.ts';

/** Somebody who runs the shop and does something, and from where. */
export interface Acting {
  /** Null for who has the command line: the machine says who may. */
  operatorId: string | null;
  role: Role;
  /** An address, or the command line with the user of the machine. */
  origin: string;
  /** A code was typed a moment ago, or need not be. */
  isFresh: boolean;
}

/** What the audit says of who did it. */
export function actor({ operatorId, origin }: Acting): AuditActor {
  return { who: 'operator', operatorId, origin };
}

/** Whoever is at the machine may do everything: the database is theirs anyway. */
export function atCommandLine(user: string): Acting {
  return { operatorId: null, role: 'owner', origin: `command line (${user})`, isFresh: true };
}
