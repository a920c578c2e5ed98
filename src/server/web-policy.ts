import { createHash } from 'node:crypto';

import type { Settings } from './env.ts';

export type PolicySettings = Pick<
  Settings,
  | 'SHOP_MODE'
  | 'STRIPE_JS_URL'
  | 'STRIPE_API_PROTOCOL'
  | 'STRIPE_API_HOST'
  | 'STRIPE_API_PORT'
  | 'PAYPAL_JS_URL'
  | 'PUBLIC_API_BASE'
  | 'ANALYTICS_SCRIPT_URL'
  | 'ANALYTICS_HOSTS'
>;

/** Which foreign hosts a page may run scripts from, frame, call, and show pictures of. */
interface Hosts {
  script: string[];
  frame: string[];
  connect: string[];
  img: string[];
}

const STRIPE: Hosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: [],
};

/** Its script fetches its parts, and opens its frames, from hosts that it chooses by the buyer's region. */
const PAYPAL: Hosts = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  img: [],
};

/** An operator may put a photo's address in place of the drawn picture of a country. */
const PHOTOS = 'https:';

/** The headers of every answer that is not the API's. */
export function securityHeaders(settings: PolicySettings): Record<string, string> {
  const pay = settings.STRIPE_JS_URL
    ? [new URL(settings.STRIPE_JS_URL).origin]
    : ['https://js.stripe.com', 'https://hooks.stripe.com'];
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `payment=(self ${pay.map((host) => `"${host}"`).join(' ')}), camera=(), microphone=(), geolocation=()`,
    ...(settings.SHOP_MODE === 'live' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * The content security policy of one finished page: its inline scripts run by their hashes, nothing else inline does.
 * @param extraConnect further places the page may call, for the development server's socket
 */
export function pagePolicy(html: string, settings: PolicySettings, extraConnect: string[] = []): string {
  const hosts = hostsOf(settings);
  const watching = analyticsHosts(html, settings);
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...hosts.script, ...watching],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect, ...watching, ...extraConnect],
    'frame-src': hosts.frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Every page allows them: the checkout opens from any page without another document, so under that page's policy. Their
 * scripts are fetched on checkout alone.
 */
function hostsOf(settings: PolicySettings): Hosts {
  const api = settings.PUBLIC_API_BASE === '' ? [] : [new URL(settings.PUBLIC_API_BASE).origin];
  const [stripe, paypal] = [stripeHosts(settings), paypalHosts(settings)];
  return {
    script: [...stripe.script, ...paypal.script],
    frame: [...stripe.frame, ...paypal.frame],
    connect: [...new Set([...stripe.connect, ...paypal.connect, ...api])],
    img: [PHOTOS, ...stripe.img, ...paypal.img],
  };
}

// A script of our own choosing stands in for a processor's: its hosts take the place of the real ones.

function stripeHosts(settings: PolicySettings): Hosts {
  if (!settings.STRIPE_JS_URL) return STRIPE;
  const script = new URL(settings.STRIPE_JS_URL).origin;
  const { STRIPE_API_PROTOCOL, STRIPE_API_HOST, STRIPE_API_PORT } = settings;
  const calls = new URL(`${STRIPE_API_PROTOCOL}://${STRIPE_API_HOST}:${STRIPE_API_PORT}`).origin;
  return { script: [script], frame: [script], connect: [script, calls], img: [script] };
}

function paypalHosts({ PAYPAL_JS_URL }: PolicySettings): Hosts {
  if (!PAYPAL_JS_URL) return PAYPAL;
  const own = [new URL(PAYPAL_JS_URL).origin];
  return { script: own, frame: own, connect: own, img: own };
}

/** Only a page that carries the session-analytics script may run it and let it talk. */
function analyticsHosts(
  html: string,
  { ANALYTICS_SCRIPT_URL: url, ANALYTICS_HOSTS }: PolicySettings,
): string[] {
  if (!url || !html.includes(`src="${url.replaceAll('&', '&amp;')}"`)) return [];
  return [...new Set([new URL(url).origin, ...ANALYTICS_HOSTS])];
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  let end = 0;
  for (let start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', end)) {
    const text = html.indexOf('>', start) + 1;
    end = html.indexOf('</script>', text);
    if (text === 0 || end < 0) break;
    if (/\ssrc=/.test(html.slice(start, text))) continue;
    hashes.add(`'sha256-${createHash('sha256').update(html.slice(text, end)).digest('base64')}'`);
  }
  return [...hashes];
}
