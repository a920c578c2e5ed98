/** What was found where somebody looked whether a part of the shop is in order. */
export interface Finding {
  /** The party or the part, and what of it was looked at: `Stripe: webhook`. */
  about: string;
  /** `amber` lets the shop sell, and wants a look; `red` does not. */
  light: 'green' | 'amber' | 'red';
  found: string;
  /** What to do, where it is not green. */
  remedy?: string;
}

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

/** A party refused something, with what to do; where it gave no answer at all, nothing is known of what it was asked about. */
export function refusedBy(about: string, error: unknown, remedy: string): Finding {
  for (let seen = error; seen instanceof Error; seen = seen.cause) {
    const isUnanswered = UNANSWERED.has(seen.name) || ('type' in seen && UNANSWERED.has(String(seen.type)));
    // What fetch throws where there was no answer.
    if (isUnanswered || (seen instanceof TypeError && seen.message === 'fetch failed'))
      return red(
        about,
        'is not known: there was no answer',
        'Let this machine reach the party first; its time says more.',
      );
  }
  return red(about, messageOf(error), remedy);
}

/** What an error says, with what the network says beneath it, on one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : null;
  const code = cause && 'code' in cause ? String(cause.code) : (cause?.message ?? '');
  return `${error.message}${code ? ` (${code})` : ''}`.replaceAll('\n', ' ').slice(0, 200);
}

/** The events of a webhook that the other party does not send. A star stands for all. */
export function eventsLeftOut(wanted: readonly string[], sent: readonly string[]): string[] {
  return sent.includes('*') ? [] : wanted.filter((type) => !sent.includes(type));
}
