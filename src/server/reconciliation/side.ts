import { z } from 'zod';

import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';

/** The count, and the sum if known: dollars in cents, and what was paid in other currencies by their codes. */
const sumSchema = z.object({
  count: z.int(),
  cents: z.int().nullable(),
  others: z.record(z.string(), z.int()).optional(),
});

export type Sum = z.infer<typeof sumSchema>;

/** One kind of entry, in the records of a provider and in ours. */
export const sideSchema = z.object({
  name: z.string(),
  /** Null if the provider was unreachable. */
  theirs: sumSchema.nullable(),
  ours: sumSchema,
  differences: z.array(z.string()),
  /** Why the reconciliation failed: then no difference is known. */
  failed: z.string().nullable(),
});

export type Side = z.infer<typeof sideSchema>;

export type Compared = { theirs: Sum } & Pick<Side, 'ours' | 'differences'>;

/** How far apart our time of an entry and the provider's may be, and how long the provider's news of it may take to reach us. */
const SLACK_MS = 10 * 60_000;

export const before = (time: Date): Date => new Date(time.getTime() - SLACK_MS);
export const after = (time: Date): Date => new Date(time.getTime() + SLACK_MS);

/**
 * Compares one kind of entry, or records why that failed.
 * @param compare reads the provider's records before ours: what we wrote meanwhile is then no difference
 */
export async function sideOf(
  name: string,
  ours: () => Promise<Sum>,
  compare: () => Promise<Compared>,
): Promise<Side> {
  try {
    return { name, failed: null, ...(await compare()) };
  } catch (error) {
    const failed = whyNot(error);
    if (failed === null) throw error;
    return { name, theirs: null, ours: await ours(), differences: [], failed };
  }
}

function whyNot(error: unknown): string | null {
  if (error instanceof ProviderBusy) return `${error.provider.name} is asked too often right now`;
  if (error instanceof ProviderUnreachable) return `${error.provider.name} does not answer right now`;
  return error instanceof ProviderRefused ? `${error.provider.name} says no: ${error.why}` : null;
}
