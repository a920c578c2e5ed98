import type { Budget } from '../budget.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../outcome.ts';
import type { Wholesaler } from '../wholesaler.ts';
import { type Answer, type Calls, ESIM_GO, jsonOf, messageOf } from './esim-go-calls.ts';
import { wireDone, wireInventory } from './esim-go-wire.ts';

const WITHIN_MS = 20_000;

/** Calls that give something back to eSIM Go. None is repeated here: a second call may give back a second one. */
export function createReturns(
  { ask, read }: Calls,
  budget: Budget,
): Pick<Wholesaler, 'revoke' | 'inventory'> {
  async function give(
    method: 'POST' | 'DELETE',
    path: string,
    { body, withinMs = WITHIN_MS }: { body?: unknown; withinMs?: number } = {},
  ): Promise<void> {
    const until = performance.now() + withinMs;
    if (!(await budget.take('order', 1, withinMs / 2))) throw new ProviderBusy(ESIM_GO);
    let answer: Answer;
    try {
      answer = await ask(method, path, Math.max(0, Math.ceil(until - performance.now())), body);
    } catch (error) {
      throw new ProviderUnreachable(ESIM_GO, 'no answer', { cause: error });
    }
    // A 200 without eSIM Go's own message proves nothing: the call may have been refused further on.
    if (answer.status === 200 && wireDone.safeParse(jsonOf(answer.text)).success) return;
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      throw new ProviderRefused(ESIM_GO, String(answer.status), messageOf(answer));
    throw new ProviderUnreachable(ESIM_GO, `unusable answer ${answer.status}`);
  }

  return {
    async revoke(iccid, bundleName, assignmentId, to) {
      const parts = [iccid, 'bundles', bundleName, 'assignments', assignmentId].map(encodeURIComponent);
      const query = `type=transaction&refundToBalance=${to === 'balance'}`;
      await give('DELETE', `/esims/${parts.join('/')}?${query}`);
      return 'done';
    },

    inventory: {
      async lots() {
        const { bundles } = await read({ path: '/inventory', share: 'order' }, wireInventory);
        return (bundles ?? []).flatMap(({ name: bundleName, available }) =>
          (available ?? []).map(({ id: usageId, total, remaining }) => ({
            usageId,
            bundleName,
            total,
            remaining,
          })),
        );
      },

      refund: (usageId, timeoutMs) =>
        give('POST', '/inventory/refund', {
          body: { usageId, quantity: 1 },
          withinMs: Math.min(timeoutMs, WITHIN_MS),
        }),
    },
  };
}
