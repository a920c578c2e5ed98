import { useState } from 'react';

import { AuthFailure } from '../session/auth-calls.ts';
import { readSession } from '../session/session.ts';
import { type Said, sayFailure } from './said.tsx';

/** One thing that can be asked of the shop about the account: whether that is under way, and what came of it. */
export function useAccountCall() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  /** Answers whether it went well; says `success` then. */
  async function run(call: () => Promise<unknown>, success: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setSaid(null);
    try {
      await call();
      setSaid({ tone: 'success', text: success });
      return true;
    } catch (error) {
      // The session may have ended elsewhere; then the page says so, and not this form.
      if (error instanceof AuthFailure && error.status === 401) await readSession();
      setSaid(sayFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, said, say: setSaid, run };
}
