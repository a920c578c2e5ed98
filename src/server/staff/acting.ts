import type { Role } from '../../domain/operators/roles.ts';
import type { Approved } from '../audit/approvals.ts';
import type { AuditActor } from '../audit/record-audit.ts';

/** An operator who acts, with the origin of the call. */
export interface Acting {
  /** Null at the command line: the machine decides who may use it. */
  operatorId: string | null;
  role: Role;
  /** An address, or the command line with the machine's user. */
  origin: string;
  /** Whether a code was typed a moment ago, or is not needed. */
  isFresh: boolean;
  /** A program with an API token: nobody is there to type a code. */
  isToken?: true;
  /** The yes of a colleague under which they act. */
  approved?: Approved;
}

/** The actor for the audit. */
export function actor({ operatorId, origin }: Acting): AuditActor {
  return { who: 'operator', operatorId, origin };
}

/** A user of the machine may do everything: the database is theirs anyway. */
export function atCommandLine(user: string): Acting {
  return { operatorId: null, role: 'owner', origin: `command line (${user})`, isFresh: true };
}
