import { Problem } from '../../domain/problems/problem.ts';
import type { ProblemReason } from '../../domain/problems/reasons.ts';

/** A provider, by its name for people, and what stops working while it does not answer. */
export interface Provider {
  name: string;
  role: 'payments' | 'network';
}

/** A provider could not be reached, or gave an unusable answer: we do not know whether anything happened. */
export class ProviderUnreachable extends Error {
  readonly provider: Provider;

  constructor(provider: Provider, why: string, options?: { cause?: unknown }) {
    super(`${provider.name}: ${why}`, options);
    this.name = 'ProviderUnreachable';
    this.provider = provider;
  }
}

/** We did not call: the share of calls for this purpose is spent for now. */
export class ProviderBusy extends ProviderUnreachable {
  constructor(provider: Provider) {
    super(provider, 'the share of calls is spent');
    this.name = 'ProviderBusy';
  }
}

/** The settings do not name the provider any more, so we cannot call it until they do. */
export class ProviderUnset extends ProviderUnreachable {
  constructor(provider: Provider) {
    super(provider, 'its settings are not there');
    this.name = 'ProviderUnset';
  }
}

/** The provider understood the request and refused it. Nothing happened. */
export class ProviderRefused extends Error {
  readonly provider: Provider;
  readonly code: string;
  /** In the provider's own words. */
  readonly why: string;
  /** The provider's own id of this answer, for its support. */
  readonly debugId: string | null;
  /** On the provider's clock; null if not given. */
  readonly at: Date | null;

  constructor(
    provider: Provider,
    code: string,
    why: string,
    options: { cause?: unknown; debugId?: string | null; at?: Date | null } = {},
  ) {
    super(`${provider.name}: ${why}`, options);
    this.name = 'ProviderRefused';
    this.provider = provider;
    this.code = code;
    this.why = why;
    this.debugId = options.debugId ?? null;
    this.at = options.at ?? null;
  }
}

/** The eSIM is no longer ours at the wholesaler, which answers our other calls. */
export class NotOurs extends ProviderRefused {}

const DOWN = {
  payments: 'payments_down',
  network: 'network_down',
} as const satisfies Record<Provider['role'], ProblemReason>;

/** The problem a visitor sees when a provider failed, depending on the provider; null for any other error. */
export function providerProblem(error: unknown): Problem | null {
  if (error instanceof ProviderBusy) return new Problem('network_busy');
  return error instanceof ProviderUnreachable || error instanceof ProviderRefused
    ? new Problem(DOWN[error.provider.role])
    : null;
}
