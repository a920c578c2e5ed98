import { createSignInPopup } from 'better-auth/client/plugins';

import type { AuthTrouble } from '../../../domain/account/auth-error.ts';
import { authAddress, callAuth } from '../session/auth-calls.ts';
import { sessionChanged } from '../session/session.ts';

/** The name under which the library opens its window. */
const WINDOW = 'better-auth-oauth';

let underWay: { cancelled: boolean } | null = null;

/** Opens Google's window; call it straight from the click. Null once signed in, else what went wrong. */
export async function signInWithGoogle(): Promise<AuthTrouble | null> {
  const attempt = { cancelled: false };
  underWay = attempt;
  const news = listenToWindow();
  try {
    const popup = createSignInPopup({
      $fetch: askLibrary as Parameters<typeof createSignInPopup>[0]['$fetch'],
      options: { baseURL: new URL(authAddress(''), window.location.origin).href.replace(/\/$/, '') },
      notifySessionSignal: () => undefined,
    });
    const { error } = await popup({ provider: 'google' });
    // The browser may call a window closed that has just done its work.
    const closed = error?.code === 'POPUP_CLOSED';
    if (!error || closed) {
      const session = await sessionChanged();
      if (session.state === 'signed-in') return null;
    }
    if (closed && attempt.cancelled) return { status: 0, code: 'POPUP_CANCELLED', message: '' };
    const code = (closed && news.failure()) || error?.code;
    return {
      status: error?.status ?? 0,
      code: code ?? 'POPUP_SIGN_IN_FAILED',
      message: error?.message ?? '',
    };
  } finally {
    news.end();
    underWay = null;
  }
}

/** What the window says of a failure may arrive after the library has seen it closed, and stopped listening. */
function listenToWindow(): { failure: () => string | undefined; end: () => void } {
  const { origin } = new URL(authAddress(''), window.location.origin);
  let code: string | undefined;
  const hear = (event: MessageEvent<{ type?: unknown; error?: { code?: unknown } } | null>) => {
    if (event.origin !== origin || event.data?.type !== 'better-auth:oauth-popup') return;
    if (typeof event.data.error?.code === 'string') ({ code } = event.data.error as { code: string });
  };
  window.addEventListener('message', hear);
  return { failure: () => code, end: () => window.removeEventListener('message', hear) };
}

/** Closes Google's window if it is open; its sign-in then ends as cancelled. */
export function cancelGoogle(): void {
  if (!underWay) return;
  underWay.cancelled = true;
  window.open('', WINDOW)?.close();
}

/** The library's own fetch has much that we do not use; this is the one call it makes. */
async function askLibrary(path: string) {
  try {
    return { data: await callAuth(path.replace(/^\//, '')), error: null };
  } catch (error) {
    return { data: null, error };
  }
}
