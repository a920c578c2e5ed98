import type { Cents } from '../../domain/money.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';

/** The count, and the sum if known. */
export interface Sum {
  count: number;
  cents: Cents | null;
}

/** One kind of entry, in the books of a party and in ours. */
export interface Side {
  name: string;
  /** Null if the party was unreachable. */
  theirs: Sum | null;
  ours: Sum;
  differences: string[];
  /** Why the comparison failed: then no difference is known. */
  failed: string | null;
}

export type Compared = { theirs: Sum } & Pick<Side, 'differences'>;

/** Compares one kind of entry, or records why that failed. */
export async function sideOf(name: string, ours: Sum, compare: () => Promise<Compared>): Promise<Side> {
  try {
    return { name, ours, failed: null, ...(await compare()) };
  } catch (error) {
    const failed = whyNot(error);
    if (failed === null) throw error;
    return { name, theirs: null, ours, differences: [], failed };
  }
}

function whyNot(error: unknown): string | null {
  if (error instanceof ProviderBusy) return `${error.party.name} is asked too often right now`;
  if (error instanceof ProviderUnreachable) return `${error.party.name} does not answer right now`;
  return error instanceof ProviderRefused ? `${error.party.name} says no: ${error.why}` : null;
}
