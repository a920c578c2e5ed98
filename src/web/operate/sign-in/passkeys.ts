import { ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { passkeyWords as words } from './words.ts';

/** Whether this browser can make and use passkeys at this address: a domain's, never that of a bare number. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return (
    !isNumber &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Has one of the operator's passkeys sign what the shop asks at `path`. Throws {@link ConsoleFailure}. */
export async function signByPasskey(path: string): Promise<void> {
  const { body } = await send(`${path}/ask`, { body: {} });
  const question = body as PublicKeyCredentialRequestOptionsJSON;
  const answer = await fromBrowser(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }),
  );
  await send(path, { body: { answer } });
}

/**
 * Makes a passkey, as the shop asks at `path`, and sends it there with `more`. Returns the shop's answer; throws
 * {@link ConsoleFailure}.
 * @param asked what to send with the question
 */
export async function makePasskey(
  path: string,
  { asked = {}, more }: { asked?: Record<string, string>; more: Record<string, string> },
): Promise<unknown> {
  const { body } = await send(`${path}/ask`, { body: asked });
  const question = body as PublicKeyCredentialCreationOptionsJSON;
  const answer = await fromBrowser(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) }),
  );
  return (await send(path, { body: { ...more, answer } })).body;
}

/** The device's name for a new passkey, until the operator chooses another one. */
export function suggestedLabel(): string {
  const { platform = '' } = (navigator as { userAgentData?: { platform?: string } }).userAgentData ?? {};
  return platform === '' ? words.label : words.labelOn(platform);
}

async function fromBrowser(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const made = await ask();
    if (made instanceof PublicKeyCredential) return made.toJSON();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'InvalidStateError') throw new ConsoleFailure(0, 'passkey_known', words.known);
    if (name !== 'NotAllowedError' && name !== 'AbortError')
      throw new ConsoleFailure(0, 'passkey_unusable', words.unusable);
  }
  // Cancelled, or too late: browsers do not tell which.
  throw new ConsoleFailure(0, 'passkey_cancelled', words.cancelled);
}
