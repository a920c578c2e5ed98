import { createHash } from 'node:crypto';

import type { Settings } from '../core/settings/env.ts';

export type PolicySettings = Pick<
  Settings,
  | 'SHOP_MODE'
  | 'HSTS_SUBDOMAINS'
  | 'STRIPE_JS_URL'
  | 'STRIPE_API_PROTOCOL'
  | 'STRIPE_API_HOST'
  | 'STRIPE_API_PORT'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_JS_URL'
  | 'PUBLIC_API_BASE'
  | 'ANALYTICS_SCRIPT_URL'
  | 'ANALYTICS_HOSTS'
>;

/** The foreign hosts whose scripts, frames, calls and pictures a page may use. */
interface Hosts {
  script: string[];
  frame: string[];
  connect: string[];
  img: string[];
}

/** Where browsers report policy violations. */
export const REPORTS_PATH = '/api/csp-reports';

/** Answers that are not pages may run nothing and may not be framed. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SAFE_TYPE = { 'x-content-type-options': 'nosniff' };

const NOBODY: Hosts = { script: [], frame: [], connect: [], img: [] };

/** From https://docs.stripe.com/security/guide#content-security-policy. */
const STRIPE: Hosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: [],
};

/** The hosts of frames and calls of Link, one of the wallets, from the same guide. */
const LINK = ['https://link.com', 'https://*.link.com'];

/**
 * From https://developer.paypal.com/sdk/js/best-practices, which lists no single hosts: the script loads its parts, and opens its
 * frames, from hosts that depend on the buyer's region. Venmo, which we do not offer, is left out.
 */
const PAYPAL: Hosts = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  img: [],
};

/** An operator may use a photo's address instead of a country's drawn picture. */
const PHOTOS = 'https:';

/** The headers of a file, and of its 404: neither is a document that runs anything. */
export function fileHeaders(settings: PolicySettings): Record<string, string> {
  return { ...SAFE_TYPE, ...transport(settings), 'content-security-policy': BARE_POLICY };
}

/** The headers of what strangers could have made. Whatever a browser takes it for, it can run no scripts, load nothing, and be framed by nobody. */
export function strangersFileHeaders(settings: PolicySettings): Record<string, string> {
  return { ...fileHeaders(settings), 'content-security-policy': `${BARE_POLICY}; sandbox` };
}

/** The headers of every answer that is neither the API's nor a file. */
export function securityHeaders(settings: PolicySettings): Record<string, string> {
  return {
    ...SAFE_TYPE,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions(),
    ...transport(settings),
  };
}

/** What a document may use. Passkeys are the operators', so that nothing in a page of the shop can ask for one. */
export function permissions({ payment = '()', passkeys = '()' } = {}): string {
  return `payment=${payment},camera=(),microphone=(),geolocation=(),publickey-credentials-get=${passkeys}`;
}

function transport({ SHOP_MODE, HSTS_SUBDOMAINS }: PolicySettings): Record<string, string> {
  if (SHOP_MODE !== 'live') return {};
  return { 'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}` };
}

/** A page with the same bytes for everybody, and its policy. */
export interface SealedPage {
  html: string;
  policy: string;
  /** The features it may use: on paying pages, the card processor's frames may open a wallet. */
  permissions: string;
}

/**
 * Makes a rendered page ready to be sent or cached. Its policy allows the hashes of inline scripts and styles that carry the
 * nonce of its rendering; injected ones have no nonce, and get no hash. The nonce itself is removed.
 * @param nonce random, made for this rendering alone
 * @param dev for the development server, which puts styles into the page and talks to it over a socket
 * @param framed for a page that the console shows in a frame
 */
export function sealPage(
  rendered: string,
  nonce: string,
  settings: PolicySettings,
  { dev = false, framed = false } = {},
): SealedPage {
  const html = rendered.replaceAll(` nonce="${nonce}"`, '');
  const marks = /^<!doctype html><html[^>]*>/i.exec(html)?.[0] ?? '';
  const pays = /\sdata-pays[=\s>]/.test(marks);
  const watching = /\sdata-watchable[=\s>]/.test(marks) ? analyticsHosts(settings) : [];
  const hosts = pays ? payingHosts(settings) : NOBODY;
  const api = settings.PUBLIC_API_BASE === '' ? [] : [new URL(settings.PUBLIC_API_BASE).origin];
  const socket = dev ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : [];
  const calls = [...new Set([...hosts.connect, ...api]), ...watching, ...socket];
  const rules: Record<string, string[]> = {
    // Also covers fonts, and calls unless they go elsewhere: a page has little room for headers.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...markedTexts(rendered, nonce, 'script'), ...hosts.script, ...watching],
    // The processors' scripts set styles in the page that opens their fields.
    'style-src': ["'self'", ...(pays || dev ? ["'unsafe-inline'"] : markedTexts(rendered, nonce, 'style'))],
    'img-src': ["'self'", 'data:', PHOTOS, ...hosts.img],
    ...(calls.length > 0 && { 'connect-src': ["'self'", ...calls] }),
    'frame-src': hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    // Every browser supports it and reports at once; its successor accepts no reports for localhost.
    'report-uri': [REPORTS_PATH],
  };
  const policy = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  const wallets = ['self', ...stripeHosts(settings).frame.map((host) => `"${host}"`)].join(' ');
  return {
    html,
    policy: policy.join(';'),
    permissions: permissions(pays ? { payment: `(${wallets})` } : {}),
  };
}

/** Only documents that can open card fields or a wallet may talk to the processors. */
function payingHosts(settings: PolicySettings): Hosts {
  const [stripe, paypal] = [stripeHosts(settings), paypalHosts(settings)];
  const link = settings.STRIPE_JS_URL ? [] : LINK;
  return {
    script: [...stripe.script, ...paypal.script],
    frame: [...stripe.frame, ...link, ...paypal.frame],
    connect: [...stripe.connect, ...link, ...paypal.connect],
    img: [...stripe.img, ...paypal.img],
  };
}

// A configured script replaces a processor's: its hosts replace the real ones.

function stripeHosts(settings: PolicySettings): Hosts {
  if (!settings.STRIPE_JS_URL) return STRIPE;
  const script = new URL(settings.STRIPE_JS_URL).origin;
  const { STRIPE_API_PROTOCOL, STRIPE_API_HOST, STRIPE_API_PORT } = settings;
  const calls = new URL(`${STRIPE_API_PROTOCOL}://${STRIPE_API_HOST}:${STRIPE_API_PORT}`).origin;
  return { script: [script], frame: [script], connect: [script, calls], img: [script] };
}

function paypalHosts({ PAYPAL_CLIENT_ID, PAYPAL_JS_URL }: PolicySettings): Hosts {
  if (PAYPAL_CLIENT_ID === undefined) return NOBODY;
  if (!PAYPAL_JS_URL) return PAYPAL;
  const own = [new URL(PAYPAL_JS_URL).origin];
  return { script: own, frame: own, connect: own, img: own };
}

/** The hosts of the session-analytics script and of its calls. */
function analyticsHosts({ ANALYTICS_SCRIPT_URL: url, ANALYTICS_HOSTS }: PolicySettings): string[] {
  return url ? [...new Set([new URL(url).origin, ...ANALYTICS_HOSTS])] : [];
}

/** Hashes of the inline scripts or styles with the nonce. */
function markedTexts(html: string, nonce: string, name: 'script' | 'style'): string[] {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const text = html.indexOf('>', at) + 1;
    const opening = html.slice(html.lastIndexOf('<', at), text);
    if (!opening.startsWith(`<${name} `) || /\ssrc=/.test(opening)) continue;
    const inside = html.slice(text, html.indexOf(`</${name}>`, text));
    // Browsers skip an empty one without checking its hash.
    if (inside !== '') hashes.add(hashOf(inside));
  }
  return [...hashes];
}

/** The source that allows one inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
