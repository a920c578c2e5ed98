import { z } from 'zod';

import { green, type Findings, red, messageOf } from '../../core/finding.ts';
import { type GoogleSettings } from '../../core/settings/optional-providers.ts';

const PAGE = 'console.cloud.google.com, APIs & Services, Credentials';
const ANSWER_MS = 20_000;

const wireDiscovery = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });
const wireError = z.object({ error: z.string() });

/** Tests the client with an invalid code, and the redirect address by starting a sign-in that is never finished. */
export async function* checkGoogle(settings: GoogleSettings): Findings {
  const about = 'Google: GOOGLE_DISCOVERY_URL';
  const known = await ask(settings.GOOGLE_DISCOVERY_URL)
    .then(async (answer) => wireDiscovery.parse(await answer.json()))
    .catch((error: unknown) => messageOf(error));
  if (typeof known === 'string') {
    yield red(about, known, 'Set it to https://accounts.google.com/.well-known/openid-configuration.');
    return;
  }
  yield green(about, new URL(settings.GOOGLE_DISCOVERY_URL).host);
  const redirect = `${settings.BASE_URL}/api/auth/callback/google`;
  yield* client(settings, known.token_endpoint, redirect);
  yield* redirectAddress(settings, known.authorization_endpoint, redirect);
}

async function* client(settings: GoogleSettings, tokenEndpoint: string, redirect: string): Findings {
  const about = 'Google: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET';
  const answer = await ask(tokenEndpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'none',
      client_id: settings.GOOGLE_CLIENT_ID,
      client_secret: settings.GOOGLE_CLIENT_SECRET,
      redirect_uri: redirect,
    }),
  });
  const told =
    wireError.safeParse(await answer.json().catch(() => null)).data?.error ?? `answers ${answer.status}`;
  // The request only tested the client: Google reports either of these two once it knows the client.
  if (told === 'invalid_grant' || told === 'redirect_uri_mismatch') yield green(about, 'the client is known');
  else yield red(about, told, `Copy id and secret of the web client again from ${PAGE}.`);
}

async function* redirectAddress(settings: GoogleSettings, endpoint: string, redirect: string): Findings {
  const about = 'Google: redirect address';
  const address = new URL(endpoint);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.GOOGLE_CLIENT_ID,
    redirect_uri: redirect,
    scope: 'openid email profile',
    state: 'none',
  }).toString();
  const answer = await ask(address.href, { redirect: 'manual' });
  await answer.body?.cancel();
  const isRefused = answer.status >= 400 || /\/error\b|[?&]error=/.test(answer.headers.get('location') ?? '');
  if (isRefused)
    yield red(about, `${redirect} is refused`, `Add it to the client’s redirect addresses in ${PAGE}.`);
  else yield green(about, redirect);
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
}
