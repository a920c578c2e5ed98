import { APIError } from 'better-auth/api';
import { genericOAuth, type GenericOAuthUserInfo } from 'better-auth/plugins';

import { BUYER_BLOCKED } from '../../../domain/account/auth-error.ts';
import { addressKey } from '../../../domain/email-address.ts';
import { type GoogleSettings, takesGoogle } from '../../core/settings/optional-providers.ts';
import { isRefusedAsBlocked } from '../../fraud/blocked-mailboxes.ts';
import { type Auth, type AuthDeps, createAuth } from '../auth.ts';
import { welcomeAddress } from '../welcome-address.ts';
import { readIdentity } from './google-claims.ts';

/** How long a sign-in waits for Google to say where its endpoints are. */
const DISCOVERY_MS = 5_000;

/** Signing in with Google, or with the OpenID provider used in its place. */
export interface GoogleSignIn {
  /** The library with Google in it; null while Google is unreachable. */
  ready(): Promise<Auth | null>;
}

/**
 * The library asks Google for its endpoints once, when it is created, and does without them if there is no answer. So create it
 * at the first sign-in with Google, and again at each further one until it works. Null if Google is not configured.
 */
export function createGoogle(deps: AuthDeps, secret: string): GoogleSignIn | null {
  if (!takesGoogle(deps.settings)) return null;
  const config = configOf(deps, deps.settings);
  let working: Auth | null = null;
  let trying: Promise<Auth | null> | null = null;

  const attempt = async (): Promise<Auth | null> => {
    const auth = createAuth(deps, secret, {
      plugins: [genericOAuth({ config: [config] })],
      told: refusal,
    });
    const inTime = new Promise<null>((resolve) => setTimeout(resolve, DISCOVERY_MS, null).unref());
    const context = await Promise.race([auth.$context, inTime]);
    const provider = context?.socialProviders.find(({ id }) => id === 'google');
    if (!provider) {
      deps.log.warn('Google sign-in does not answer; it is asked again at the next try');
      return null;
    }
    if (provider.issuer?.replace(/\/$/, '') === issuerOf(deps.settings.GOOGLE_DISCOVERY_URL)) return auth;
    deps.log.error(
      { issuer: provider.issuer },
      'GOOGLE_DISCOVERY_URL names another issuer than its own: nobody is let in by it; it is asked again at the next try',
    );
    return null;
  };

  return {
    async ready() {
      if (working) return working;
      trying ??= attempt().finally(() => (trying = null));
      return (working = (await trying) ?? working);
    },
  };
}

/** The library tells its own refusals to the page that opened Google's window, which says them in its language. */
function refusal(error: unknown): unknown {
  return isRefusedAsBlocked(error) ? new APIError('FORBIDDEN', { code: BUYER_BLOCKED }) : error;
}

/** The issuer whose discovery document is at this address (OpenID Connect Discovery 1.0, section 4.3). */
function issuerOf(discoveryUrl: string): string {
  return discoveryUrl.replace(/\/\.well-known\/openid-configuration$/, '');
}

function configOf(
  deps: AuthDeps,
  { GOOGLE_DISCOVERY_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: GoogleSettings,
) {
  return {
    providerId: 'google',
    discoveryUrl: GOOGLE_DISCOVERY_URL,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
    prompt: 'select_account' as const,
    requireIdTokenVerification: true,
    accountSubject: ({ profile }: { profile: GenericOAuthUserInfo }) => String(profile.sub),
    // Trust only the ID token, which the library has verified. By default it would also trust the userinfo endpoint.
    async getUserInfo({
      idToken,
      accessToken,
    }: {
      idToken?: string | undefined;
      accessToken?: string | undefined;
    }) {
      const identity = idToken
        ? readIdentity(idToken, GOOGLE_CLIENT_ID, deps.now().getTime() / 1000, accessToken)
        : 'none';
      if (typeof identity === 'string') {
        deps.log.warn({ why: identity }, 'an ID token was refused');
        return null;
      }
      const { email, emailVerified } = identity;
      if (email === undefined) return { ...identity };
      const address = addressKey(email);
      if (emailVerified) await welcomeAddress(deps, address);
      return { ...identity, email: address };
    },
  };
}
