import { useToldCall } from '../../api/use-call.ts';
import { AuthFailure } from '../../session/auth-calls.ts';
import { readSession } from '../../session/session.ts';
import { type FormMessage, sayFailure } from './form-message.tsx';

/** One thing that can be asked of the shop about the account: whether that is under way, and what came of it. */
export function useAccountCall() {
  const { busy, told, tell, run } = useToldCall<FormMessage>(async (failure) => {
    // The session may have ended elsewhere; then the page says so, and not this form.
    if (failure instanceof AuthFailure && failure.status === 401) await readSession();
    return sayFailure(failure);
  });

  /** Returns whether it went well; says `success` then. */
  async function runAndSay(call: () => Promise<unknown>, success: string): Promise<boolean> {
    const done = await run(async () => {
      await call();
      return true;
    });
    if (done) tell({ tone: 'success', text: success });
    return done === true;
  }
  return { busy, message: told, say: tell, run: runAndSay };
}
