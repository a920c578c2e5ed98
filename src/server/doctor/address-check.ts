import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { z } from 'zod';

import { amber, green, type Findings, red, messageOf } from '../core/finding.ts';
import { COMMIT, VERSION } from '../core/installation.ts';
import type { Settings } from '../core/settings/env.ts';
import type { SeenCall } from '../monitoring/routes.ts';

/** From a network reserved for documentation (RFC 5737): seen as a caller's address, it can only come from a forged header. */
const MADE_UP = '203.0.113.86';
const PROXY = 'Address: TRUSTED_PROXIES';
const ANSWER_MS = 10_000;
/** What proxies answer when they reach nothing behind them. */
const WITHOUT_SHOP = new Set([502, 503, 504]);

// A release before 0.2.0 tells no commit.
const wireLive = z.object({ version: z.string(), commit: z.string().nullable().default(null) });
const wireSeen = z.object({
  peer: z.string(),
  isPeerTrusted: z.boolean(),
  forwardedFor: z.string().nullable(),
  caller: z.string(),
}) satisfies z.ZodType<SeenCall>;

type AskedOf = Pick<Settings, 'BASE_URL' | 'METRICS_TOKEN' | 'SHOP_MODE'>;

/** Calls the running shop at its public address, through whatever proxies are in front of it. */
export async function* checkAddress(settings: AskedOf): Findings {
  const about = 'Address: BASE_URL';
  const answer = await ask(settings, '/health/live').catch((error: unknown) => messageOf(error));
  if (typeof answer === 'string') {
    yield red(
      about,
      answer,
      'Start the shop and the proxy in front of it; its name in DNS and its certificate must be good.',
    );
    return;
  }
  const live = wireLive.safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !live.success) {
    yield red(
      about,
      `answers ${answer.status}, and not as the shop does`,
      WITHOUT_SHOP.has(answer.status)
        ? 'Start the shop. Where it runs, let the proxy pass all paths to its PORT.'
        : 'Let the proxy pass all paths to the shop’s PORT.',
    );
    return;
  }
  const [runs, here] = [named(live.data), named({ version: VERSION, commit: COMMIT })];
  const { version, commit } = live.data;
  const isSame = version === VERSION && (commit === null || COMMIT === null || commit === COMMIT);
  if (isSame) yield green(about, `${settings.BASE_URL}, version ${here}`);
  else yield amber(about, `runs version ${runs}, this is ${here}`, 'Restart the shop after an upgrade.');
  if (settings.SHOP_MODE === 'sandbox' && settings.METRICS_TOKEN === undefined)
    yield amber(
      PROXY,
      'cannot be checked without METRICS_TOKEN',
      'Set METRICS_TOKEN (openssl rand -hex 32), and restart the shop.',
    );
  else yield* proxy(settings);
}

/** '0.2.0 (1234567890ab)', or the version alone. */
function named({ version, commit }: { version: string; commit: string | null }): string {
  if (commit === null) return version;
  return `${version} (${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''})`;
}

async function* proxy(settings: AskedOf): Findings {
  const about = PROXY;
  const answer = await ask(settings, '/health/caller', {
    'X-Forwarded-For': MADE_UP,
    ...(settings.METRICS_TOKEN && { Authorization: `Bearer ${settings.METRICS_TOKEN}` }),
  });
  const read = wireSeen.safeParse(await answer.json().catch(() => null));
  const seen = read.data;
  if (!seen) {
    yield red(about, `cannot be checked: ${answer.status}`, 'The running shop needs the same METRICS_TOKEN.');
    return;
  }
  const isBehindProxy = seen.isPeerTrusted || seen.forwardedFor !== MADE_UP;
  if (!isBehindProxy) {
    yield settings.SHOP_MODE === 'live'
      ? red(
          about,
          `${seen.peer} passes on what visitors say, or is no proxy`,
          'Put a proxy with TLS in front of the shop, and let it set X-Forwarded-For.',
        )
      : green(about, 'no proxy');
    return;
  }
  if (!seen.isPeerTrusted)
    yield red(
      about,
      `${seen.peer} forwards calls, and is not among them: all visitors share one limit`,
      'Add its address to TRUSTED_PROXIES, and restart the shop.',
    );
  else if (seen.forwardedFor === MADE_UP)
    yield red(
      about,
      `${seen.peer} does not say where visitors come from: they can forge it`,
      'Let the proxy set X-Forwarded-For to the address it sees, as the examples in docs/going-live.md do.',
    );
  else if (seen.forwardedFor !== null && (await callsItself(settings.BASE_URL)))
    yield amber(
      about,
      'is not known: this machine calls itself, since its /etc/hosts has the name in BASE_URL',
      'Remove that name from /etc/hosts and run doctor again, or run it on another machine.',
    );
  else if (seen.forwardedFor === null || seen.caller === seen.peer)
    yield red(
      about,
      `${seen.peer} does not say where visitors come from: all share one limit`,
      'Let the proxy set X-Forwarded-For to the address it sees.',
    );
  else yield green(about, `the proxy at ${seen.peer} is trusted`);
}

/** A call by a loopback address looks to the proxy as one of its own: the visitor's address and the proxy's are the same. */
async function callsItself(url: string): Promise<boolean> {
  const { hostname } = new URL(url);
  if (isIP(hostname) !== 0) return false;
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.some(({ address }) => /^(127\.|::1$)/.test(address));
}

function ask({ BASE_URL }: AskedOf, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${BASE_URL}${path}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
}
