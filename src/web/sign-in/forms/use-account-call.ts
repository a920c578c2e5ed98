import { useCallWith } from '../../api/use-call.ts';
import { AuthFailure } from '../../session/auth-calls.ts';
import { readSession } from '../../session/session.ts';
import { type FormMessage, sayFailure } from './form-message.tsx';

/** One call about the account: whether it is running, and its message. */
export function useAccountCall() {
  const { busy, told, tell, run } = useCallWith<FormMessage>(async (failure) => {
    // If the session has ended elsewhere, the page says so, not this form.
    if (failure instanceof AuthFailure && failure.status === 401) await readSession();
    return sayFailure(failure);
  });

  /** Returns whether it succeeded, and then shows `success`. */
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
