import { z } from 'zod';

/** The result of checking one part of the shop. */
export interface Finding {
  /** The provider or part, and which aspect of it: `Stripe: webhook`. */
  about: string;
  /** `amber`: the shop can sell, but somebody should look; `red`: it cannot. */
  light: 'green' | 'amber' | 'red';
  found: string;
  /** What to do, unless it is green. */
  remedy?: string | undefined;
}

/** As an answer and a column have them. */
export const findingsSchema = z.array(
  z.object({
    about: z.string(),
    light: z.enum(['green', 'amber', 'red']),
    found: z.string(),
    remedy: z.string().optional(),
  }),
) satisfies z.ZodType<Finding[]>;

export type Findings = AsyncGenerator<Finding, void>;

export function green(about: string, found: string): Finding {
  return { about, light: 'green', found };
}

export function amber(about: string, found: string, remedy: string): Finding {
  return { about, light: 'amber', found, remedy };
}

export function red(about: string, found: string, remedy: string): Finding {
  return { about, light: 'red', found, remedy };
}

const UNANSWERED = new Set(['TimeoutError', 'StripeConnectionError']);

/** The answer is not in the provider's form, so something between it and this machine gave it. */
export class ForeignAnswer extends Error {
  constructor(status: number) {
    super(`something else answered ${status} in its place`);
    this.name = 'ForeignAnswer';
  }
}

/** Stripe's library reports an answer that is no JSON by these words alone. */
function isForeign(error: Error): boolean {
  return error instanceof ForeignAnswer || error.message.startsWith('Invalid JSON received');
}

/**
 * A provider refused something, with what to do. If it gave no answer at all, or another server answered, the check says nothing
 * about the part.
 */
export function refusedBy(about: string, error: unknown, remedy: string): Finding {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    if (isForeign(seen))
      return red(
        about,
        'is not known: something that is not the provider answered',
        'The keys may be right. Let this machine reach the provider without a gateway that answers for it: check its outgoing proxy, firewall and /etc/hosts.',
      );
    const isUnanswered = UNANSWERED.has(seen.name) || ('type' in seen && UNANSWERED.has(String(seen.type)));
    // What fetch throws if there was no answer.
    if (isUnanswered || (seen instanceof TypeError && seen.message === 'fetch failed'))
      return red(
        about,
        'is not known: there was no answer',
        'Let this machine reach the provider first; its time says more.',
      );
  }
  return red(about, messageOf(error), remedy);
}

/** An error's message with the network error behind it, on one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : null;
  const code = cause && 'code' in cause ? String(cause.code) : (cause?.message ?? '');
  return `${error.message}${code ? ` (${code})` : ''}`.replaceAll('\n', ' ').slice(0, 200);
}

/** The wanted events that the provider does not send to a webhook. A star means all. */
export function eventsLeftOut(wanted: readonly string[], sent: readonly string[]): string[] {
  return sent.includes('*') ? [] : wanted.filter((type) => !sent.includes(type));
}
