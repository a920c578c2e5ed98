import { Problem } from '../../domain/problems/problem.ts';
import type { ProblemReason } from '../../domain/problems/reasons.ts';

/** Whom the shop asks for something, by the name that people know, and what is down when it does not answer. */
export interface Party {
  name: string;
  role: 'payments' | 'network';
}

/** A provider could not be asked, or answered nonsense: whether something happened is not known. */
export class ProviderUnreachable extends Error {
  readonly party: Party;

  constructor(party: Party, why: string, options?: { cause?: unknown }) {
    super(`${party.name}: ${why}`, options);
    this.name = 'ProviderUnreachable';
    this.party = party;
  }
}

/** We did not ask: the share of calls that such a question may use is spent for now. */
export class ProviderBusy extends ProviderUnreachable {
  constructor(party: Party) {
    super(party, 'the share of calls is spent');
    this.name = 'ProviderBusy';
  }
}

/** The settings do not name the provider any more: it can be asked once they do again. */
export class ProviderUnset extends ProviderUnreachable {
  constructor(party: Party) {
    super(party, 'its settings are not there');
    this.name = 'ProviderUnset';
  }
}

/** A provider understood and said no. Nothing happened. */
export class ProviderRefused extends Error {
  readonly party: Party;
  readonly code: string;
  /** In the provider's own words. */
  readonly why: string;
  /** The provider's own id of this answer, for its support. */
  readonly debugId: string | null;
  /** When, by the provider's clock; null where it did not say. */
  readonly at: Date | null;

  constructor(
    party: Party,
    code: string,
    why: string,
    options: { cause?: unknown; debugId?: string | null; at?: Date | null } = {},
  ) {
    super(`${party.name}: ${why}`, options);
    this.name = 'ProviderRefused';
    this.party = party;
    this.code = code;
    this.why = why;
    this.debugId = options.debugId ?? null;
    this.at = options.at ?? null;
  }
}

/** The wholesaler has nothing of an eSIM for us any more, and answers us otherwise. */
export class NotOurs extends ProviderRefused {}

const DOWN = {
  payments: 'payments_down',
  network: 'network_down',
} as const satisfies Record<Party['role'], ProblemReason>;

/** What a visitor is told when a provider did not help, by which one it was; null for any other error. */
export function providerProblem(error: unknown): Problem | null {
  if (error instanceof ProviderBusy) return new Problem('network_busy');
  return error instanceof ProviderUnreachable || error instanceof ProviderRefused
    ? new Problem(DOWN[error.party.role])
    : null;
}
