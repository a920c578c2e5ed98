import type { AuthError } from '../../domain/account/auth-error.ts';
import { wholePath } from '../core/language.ts';
import { paths } from '../core/paths.ts';
import { authAddress } from '../session/auth-calls.ts';
import { sessionChanged } from '../session/session.ts';

const WINDOW = 'simport-google';
const WIDTH = 500;
const HEIGHT = 600;
/** The sign-in library's name for the message from the page that ends the window. */
const MESSAGE = 'better-auth:oauth-popup';
/** Closing a window sends no event. */
const POLL_MS = 500;
const AT_MOST_MS = 5 * 60_000;

/** The window's own result, or what happened if it sent none. */
type Outcome = { code?: string; description?: string } | 'done' | 'closed' | 'late';

const WITHOUT_WORDS = { closed: 'POPUP_CLOSED', late: 'POPUP_TIMEOUT', done: 'POPUP_SIGN_IN_FAILED' };

let underWay: { popup: Window; cancelled: boolean } | null = null;

/** Opens Google's window; call it directly from the click. Null once signed in, else the error. */
export async function signInWithGoogle(): Promise<AuthError | null> {
  const start = new URL(authAddress('oauth-popup/start'), window.location.origin);
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const query = {
    provider: 'google',
    popupOrigin: window.location.origin,
    popupNonce: nonce,
    errorCallbackURL: wholePath(paths.signInFailed()),
  };
  start.search = new URLSearchParams(query).toString();
  const popup = window.open(start, WINDOW, inTheMiddle());
  if (!popup) return authError('POPUP_BLOCKED');
  const attempt = { popup, cancelled: false };
  underWay = attempt;
  const news = listenTo(start.origin, nonce);
  try {
    const outcome = await Promise.race([news.told, endOf(popup)]);
    // A browser may report a window as closed that has just finished.
    if (outcome === 'done' || outcome === 'closed') {
      const session = await sessionChanged();
      if (session.state === 'signed-in') return null;
    }
    if (outcome === 'closed' && attempt.cancelled) return authError('POPUP_CANCELLED');
    const words =
      typeof outcome === 'object' ? outcome : (news.failure() ?? { code: WITHOUT_WORDS[outcome] });
    return authError(words.code ?? WITHOUT_WORDS.done, words.description);
  } finally {
    news.end();
    popup.close();
    underWay = null;
  }
}

/** Closes Google's window if it is open; its sign-in then ends as cancelled. */
export function cancelGoogle(): void {
  if (!underWay) return;
  underWay.cancelled = true;
  underWay.popup.close();
}

function authError(code: string, message = code): AuthError {
  return { status: 0, code, message };
}

function inTheMiddle(): string {
  const left = window.screenX + (window.outerWidth - WIDTH) / 2;
  const top = window.screenY + (window.outerHeight - HEIGHT) / 2;
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},menubar=no,toolbar=no`;
}

/** The window's own message, which may arrive after the window was seen closed. */
function listenTo(origin: string, nonce: string) {
  let failure: Exclude<Outcome, string> | null = null;
  let tell: (outcome: Outcome) => void;
  const told = new Promise<Outcome>((resolve) => {
    tell = resolve;
  });
  const hear = ({ origin: from, data }: MessageEvent<Record<string, unknown> | null>) => {
    if (from !== origin || data?.['type'] !== MESSAGE || data['nonce'] !== nonce) return;
    failure = (data['error'] as typeof failure) ?? null;
    tell(failure ?? 'done');
  };
  window.addEventListener('message', hear);
  return { told, failure: () => failure, end: () => window.removeEventListener('message', hear) };
}

/** Resolves when the window is closed, or has been open too long. */
async function endOf(popup: Window): Promise<Outcome> {
  for (let waited = 0; waited < AT_MOST_MS; waited += POLL_MS) {
    // oxlint-disable-next-line no-await-in-loop -- a poll
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (popup.closed) return 'closed';
  }
  return 'late';
}
