import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { type PolicySettings, sealPage, securityHeaders } from './web-policy.ts';

const sandbox: PolicySettings = {
  SHOP_MODE: 'sandbox',
  HSTS_SUBDOMAINS: false,
  STRIPE_JS_URL: 'http://127.0.0.1:3002/stripe.js',
  STRIPE_API_PROTOCOL: 'http',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: 3002,
  PAYPAL_CLIENT_ID: 'sandbox',
  PAYPAL_JS_URL: 'http://127.0.0.1:3003/sdk/js',
  PUBLIC_API_BASE: '',
  ANALYTICS_SCRIPT_URL: undefined,
  ANALYTICS_HOSTS: [],
};
const live: PolicySettings = {
  SHOP_MODE: 'live',
  HSTS_SUBDOMAINS: false,
  STRIPE_JS_URL: undefined,
  STRIPE_API_PROTOCOL: 'https',
  STRIPE_API_HOST: 'api.stripe.com',
  STRIPE_API_PORT: 443,
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_JS_URL: undefined,
  PUBLIC_API_BASE: 'https://api.shop.example/v1',
  ANALYTICS_SCRIPT_URL: 'https://watch.example/tag.js?site=1&v=2',
  ANALYTICS_HOSTS: ['https://*.collect.example'],
};

function rulesOf(policy: string): Record<string, string[]> {
  const rules = policy.split(';').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const NONCE = 'aGVsbG8gd29ybGQgMTIzNA';
const PAYS = '<!DOCTYPE html><html lang="en" data-pays="">';
const PLAIN = '<!DOCTYPE html><html lang="en">';
const policyOf = (html: string, settings: PolicySettings) => rulesOf(sealPage(html, NONCE, settings).policy);
const hashesIn = (rules: Record<string, string[]>) =>
  rules['script-src']?.filter((source) => source.startsWith("'sha256-"));

describe('sealPage', () => {
  it('allows exactly the marked inline scripts by their hashes, and removes the mark', () => {
    const rendered = `${PLAIN}<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script nonce="${NONCE}">one()</script><script nonce="${NONCE}" type="module" async="">two()\n</script><script src="/x.js" nonce="${NONCE}"></script>`;
    const { html, policy } = sealPage(rendered, NONCE, sandbox);
    expect(html).toBe(
      `${PLAIN}<link rel="modulepreload" href="/a.js"/><script>one()</script><script type="module" async="">two()\n</script><script src="/x.js"></script>`,
    );
    expect(policy + html).not.toContain(NONCE);
    const rules = rulesOf(policy);
    expect(hashesIn(rules)).toEqual([hashOf('one()'), hashOf('two()\n')]);
    expect(rules['script-src']).not.toContain("'unsafe-inline'");
    expect(rules['script-src']).not.toContain("'unsafe-eval'");
  });

  it('spends no hash on an empty script, which no browser runs', () => {
    const rendered = `${PLAIN}<script nonce="${NONCE}"></script><script nonce="${NONCE}">own()</script>`;
    expect(hashesIn(policyOf(rendered, sandbox))).toEqual([hashOf('own()')]);
  });

  it('allows exactly the marked style by its hash, except where any is allowed', () => {
    const style = `<style data-page="" nonce="${NONCE}">.a{top:0}</style><style>.evil{top:0}</style>`;
    expect(policyOf(PLAIN + style, live)['style-src']).toEqual(["'self'", hashOf('.a{top:0}')]);
    expect(sealPage(PLAIN + style, NONCE, live).html).toContain('<style data-page="">');
    // A hash would take back what the processors' scripts need.
    expect(policyOf(PAYS + style, live)['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it.each([
    ['plain', '<script>evil()</script>'],
    ['with a guessed mark', '<script nonce="mark">evil()</script>'],
    ['with the mark as another attribute', `<script data-nonce="${NONCE}">evil()</script>`],
    ['that swallows the next one', '<script>evil();'],
    ['in an attribute', '<img src="x" onerror="evil()">'],
  ])('gives an injected script %s no hash', (_what, injected) => {
    const own = `<script nonce="${NONCE}">own()</script>`;
    const { policy, html } = sealPage(`${PLAIN}<h1>${injected}</h1>${own}`, NONCE, sandbox);
    expect(html).toContain('evil()');
    expect(hashesIn(rulesOf(policy))).toEqual([hashOf('own()')]);
    expect(policy).not.toContain("'unsafe");
  });

  it('allows no style that somebody injected into a page', () => {
    const rendered = `${PLAIN}<style>a{}</style><style nonce="guessed">b{}</style><p style="color:red"></p>`;
    expect(policyOf(rendered, live)['style-src']).toEqual(["'self'"]);
  });

  it('is the same for every rendering of a page', () => {
    const page = (mark: string) => sealPage(`${PLAIN}<script nonce="${mark}">own()</script>`, mark, sandbox);
    expect(page('onemark')).toEqual(page('another'));
  });

  it('takes time in proportion to the length of any page', () => {
    for (const letters of ['<script', '<script nonce="', '<script>', '</script>', ' nonce="']) {
      expect(hashesIn(policyOf(PLAIN + letters.repeat(100_000), sandbox))).toEqual([]);
    }
  });

  it('allows the processors only in documents that can pay', () => {
    const rules = policyOf(PLAIN, live);
    expect(rules['script-src']).toEqual(["'self'"]);
    expect(rules['frame-src']).toEqual(["'none'"]);
    expect(rules['connect-src']).toEqual(["'self'", 'https://api.shop.example']);
    expect(rules['style-src']).toEqual(["'self'"]);
    expect(sealPage(PLAIN, NONCE, live).policy).not.toMatch(/stripe|paypal/);
    expect(sealPage(PLAIN, NONCE, sandbox).policy).not.toContain('127.0.0.1');
  });

  it('ignores marks further down in the page', () => {
    const forged = `${PLAIN}<p>${PAYS}<html data-pays></p>`;
    expect(policyOf(forged, live)['frame-src']).toEqual(["'none'"]);
  });

  it('names only the processors’ stand-ins if there are any', () => {
    const { policy } = sealPage(PAYS, NONCE, sandbox);
    const rules = rulesOf(policy);
    const standIns = ['http://127.0.0.1:3002', 'http://127.0.0.1:3003'];
    expect(rules['script-src']).toEqual(["'self'", ...standIns]);
    expect(rules['frame-src']).toEqual(standIns);
    expect(rules['connect-src']).toEqual(["'self'", ...standIns]);
    expect(rules['img-src']).toEqual(["'self'", 'data:', 'https:', ...standIns]);
    expect(policy).not.toMatch(/stripe\.com|paypal/);
  });

  it('names the real hosts of a processor without a stand-in', () => {
    const mixed = policyOf(PAYS, { ...sandbox, PAYPAL_JS_URL: undefined });
    expect(mixed['script-src']).toContain('http://127.0.0.1:3002');
    expect(mixed['script-src']).toContain('https://*.paypal.com');
    expect(mixed['script-src']).not.toContain('http://127.0.0.1:3003');
  });

  it.each([
    ['sandbox', sandbox],
    ['live', live],
  ])('names no host of PayPal in a %s shop that does not take it', (_mode, settings) => {
    const { policy } = sealPage(PAYS, NONCE, { ...settings, PAYPAL_CLIENT_ID: undefined });
    expect(policy).not.toMatch(/paypal|:3003/);
    expect(policy).toMatch(/stripe|:3002/);
  });

  it('names the real hosts and the API of another origin in a live shop', () => {
    const rules = policyOf(PAYS, live);
    const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(rules['script-src']).toEqual(["'self'", ...stripe, ...paypal]);
    const link = ['https://link.com', 'https://*.link.com'];
    expect(rules['frame-src']).toEqual([
      ...stripe,
      'https://hooks.stripe.com',
      ...link,
      'https://*.paypal.com',
    ]);
    expect(rules['connect-src']).toEqual([
      "'self'",
      'https://api.stripe.com',
      ...link,
      ...paypal,
      'https://api.shop.example',
    ]);
    expect(rules['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('allows the analytics script only in documents that may be measured', () => {
    const watched = policyOf('<!DOCTYPE html><html lang="en" data-watchable="">', live);
    for (const rule of ['script-src', 'connect-src']) {
      expect(watched[rule]).toContain('https://watch.example');
      expect(watched[rule]).toContain('https://*.collect.example');
    }
    const named = `${PLAIN}<script src="https://watch.example/tag.js?site=1&amp;v=2"></script><i data-watchable>`;
    expect(sealPage(named, NONCE, live).policy).not.toContain('watch.example');
  });

  it('forbids framing, plug-ins, foreign bases and foreign form targets, and requests reports', () => {
    const rules = policyOf(PLAIN, live);
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
    expect(rules['form-action']).toEqual(["'self'"]);
    expect(rules['report-uri']).toEqual(['/api/csp-reports']);
  });

  it('lets only the card processor’s frames open a wallet, and only at the checkout', () => {
    const permitted = (html: string, settings: PolicySettings) => sealPage(html, NONCE, settings).permissions;
    expect(permitted(PAYS, sandbox)).toMatch(/^payment=\(self "http:\/\/127\.0\.0\.1:3002"\),camera=\(\)/);
    expect(permitted(PAYS, live)).toContain(
      '"https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com"',
    );
    expect(permitted(PLAIN, live)).toMatch(/^payment=\(\),camera=\(\)/);
  });

  it('lets the development server put styles into pages and talk to them', () => {
    const rules = rulesOf(sealPage(PLAIN, NONCE, sandbox, { dev: true }).policy);
    expect(rules['style-src']).toContain("'unsafe-inline'");
    expect(rules['connect-src']).toContain('ws://localhost:*');
  });
});

describe('securityHeaders', () => {
  it('enforces https permanently only in a live shop', () => {
    expect(securityHeaders(live)['strict-transport-security']).toBe('max-age=31536000');
    expect(securityHeaders(sandbox)).not.toHaveProperty('strict-transport-security');
  });

  it('includes subdomains only if the settings say so', () => {
    const all = { ...live, HSTS_SUBDOMAINS: true };
    expect(securityHeaders(all)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('keeps the opener of pop-ups, and lets nobody open a wallet', () => {
    const headers = securityHeaders(sandbox);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(),');
  });
});
