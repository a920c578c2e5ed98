import { setTimeout as pause } from 'node:timers/promises';

import { z } from 'zod';

import { type Fault, type Party, PARTY_NAMES, type PartyName } from './party.ts';

export const partyName = z.enum(PARTY_NAMES);

/** The body of `POST /control/faults`. */
export const faultOrder = z.strictObject({
  party: partyName,
  method: z.string().toUpperCase().optional(),
  path: z.string().startsWith('/').optional(),
  effect: z.enum(['status', 'delay', 'cut-before', 'cut-after', 'garbage']),
  status: z.int().min(200).max(599).default(500),
  delay_ms: z.int().min(0).max(600_000).default(0),
  times: z.int().min(1).default(1),
});

const GARBAGE = '{"id": "gibberish", "object": [{{{ \u0000<html>502 upstream';

/** The faults set by `/control/faults`; the first one set is used first. */
export class Faults {
  readonly #faults: Fault[] = [];
  #made = 0;
  #clearing = new AbortController();

  add(order: z.infer<typeof faultOrder>): string {
    this.#made += 1;
    const id = `fault_${this.#made}`;
    this.#faults.push({ id, ...order });
    return id;
  }

  list(): Fault[] {
    return [...this.#faults];
  }

  /** Removes all faults. An answer that is being delayed comes at once. */
  clear(): void {
    this.#faults.length = 0;
    this.#clearing.abort();
    this.#clearing = new AbortController();
  }

  async late(delayMs: number): Promise<void> {
    await pause(delayMs, undefined, { signal: this.#clearing.signal, ref: false }).catch(() => {});
  }

  take(party: PartyName, method: string, path: string): Fault | undefined {
    const at = this.#faults.findIndex(
      (fault) =>
        fault.party === party &&
        (!fault.method || fault.method === method) &&
        (!fault.path || matches(fault.path, path)),
    );
    const fault = this.#faults[at];
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#faults.splice(at, 1);
    return fault;
  }
}

function matches(pattern: string, path: string): boolean {
  const parts = withoutEndSlash(pattern)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(withoutEndSlash(path));
}

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * Lets the party answer, with the fault set for this call, if any. With `status` and `cut-before` the call never reaches the
 * party; with `delay`, `cut-after` and `garbage` the party does its work at once, and only the answer is late, lost or
 * unreadable.
 */
export async function answerThroughFaults(
  faults: Faults,
  party: Party,
  request: Request,
  cut: () => void,
): Promise<Response> {
  const fault = faults.take(party.name, request.method, new URL(request.url).pathname);
  if (!fault) return party.fetch(request);
  const reached = fault.effect !== 'status' && fault.effect !== 'cut-before';
  const answer = reached ? await party.fetch(request) : undefined;
  if (fault.delay_ms) await faults.late(fault.delay_ms);
  if (fault.effect === 'status') return refuse(party, fault.status);
  if (fault.effect === 'garbage') {
    return new Response(GARBAGE, { headers: { 'content-type': 'application/json' } });
  }
  if (fault.effect === 'cut-before' || fault.effect === 'cut-after') cut();
  return answer ?? new Response(null);
}

function refuse(party: Party, status: number): Response {
  return (
    party.refusal?.(status) ?? Response.json({ message: `Forced by the sandbox: ${status}` }, { status })
  );
}
