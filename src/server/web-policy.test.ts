import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { pagePolicy, type PolicySettings, securityHeaders } from './web-policy.ts';

const sandbox: PolicySettings = {
  SHOP_MODE: 'sandbox',
  STRIPE_JS_URL: 'http://127.0.0.1:3002/stripe.js',
  STRIPE_API_PROTOCOL: 'http',
  STRIPE_API_HOST: '127.0.0.1',
  STRIPE_API_PORT: 3002,
  PAYPAL_JS_URL: 'http://127.0.0.1:3003/sdk/js',
  PUBLIC_API_BASE: '',
  ANALYTICS_SCRIPT_URL: undefined,
  ANALYTICS_HOSTS: [],
};
const live: PolicySettings = {
  SHOP_MODE: 'live',
  STRIPE_JS_URL: undefined,
  STRIPE_API_PROTOCOL: 'https',
  STRIPE_API_HOST: 'api.stripe.com',
  STRIPE_API_PORT: 443,
  PAYPAL_JS_URL: undefined,
  PUBLIC_API_BASE: 'https://api.shop.example/v1',
  ANALYTICS_SCRIPT_URL: 'https://watch.example/tag.js?site=1&v=2',
  ANALYTICS_HOSTS: ['https://*.collect.example'],
};

function rulesOf(policy: string): Record<string, string[]> {
  const rules = policy.split('; ').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...sources]) => [name, sources]));
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('pagePolicy', () => {
  it('lets exactly the inline scripts of the page run, by their hashes', () => {
    const html =
      '<script>one()</script><script type="module" async="">two()\n</script><script src="/x.js"></script>';
    const { 'script-src': script = [] } = rulesOf(pagePolicy(html, sandbox));
    expect(script.filter((source) => source.startsWith("'sha256-"))).toEqual([
      hashOf('one()'),
      hashOf('two()\n'),
    ]);
    expect(script).not.toContain("'unsafe-inline'");
    expect(script).not.toContain("'unsafe-eval'");
  });

  it('names only the stand-ins of the processors when there are such', () => {
    const policy = pagePolicy('', sandbox);
    const rules = rulesOf(policy);
    const standIns = ['http://127.0.0.1:3002', 'http://127.0.0.1:3003'];
    expect(rules['script-src']).toEqual(["'self'", ...standIns]);
    expect(rules['frame-src']).toEqual(standIns);
    expect(rules['connect-src']).toEqual(["'self'", ...standIns]);
    expect(rules['img-src']).toEqual(["'self'", 'data:', 'https:', ...standIns]);
    expect(policy).not.toMatch(/stripe\.com|paypal/);
  });

  it('names the real hosts of the processor that has no stand-in', () => {
    const mixed = rulesOf(pagePolicy('', { ...sandbox, PAYPAL_JS_URL: undefined }));
    expect(mixed['script-src']).toContain('http://127.0.0.1:3002');
    expect(mixed['script-src']).toContain('https://*.paypal.com');
    expect(mixed['script-src']).not.toContain('http://127.0.0.1:3003');
  });

  it('names the real hosts and the API of another origin in a live shop', () => {
    const rules = rulesOf(pagePolicy('', live));
    const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(rules['script-src']).toEqual(["'self'", ...stripe, ...paypal]);
    expect(rules['frame-src']).toEqual([...stripe, 'https://hooks.stripe.com', 'https://*.paypal.com']);
    expect(rules['connect-src']).toEqual([
      "'self'",
      'https://api.stripe.com',
      ...paypal,
      'https://api.shop.example',
    ]);
  });

  it('lets the analytics script run on pages that carry it, and on no others', () => {
    const tag = '<script async="" src="https://watch.example/tag.js?site=1&amp;v=2"></script>';
    const watched = rulesOf(pagePolicy(`<html>${tag}</html>`, live));
    for (const rule of ['script-src', 'connect-src']) {
      expect(watched[rule]).toContain('https://watch.example');
      expect(watched[rule]).toContain('https://*.collect.example');
    }
    const named = '<script>{"analyticsUrl":"https://watch.example/tag.js?site=1&v=2"}</script>';
    expect(pagePolicy(named, live)).not.toContain('watch.example');
    expect(pagePolicy(tag, sandbox)).not.toContain('watch.example');
  });

  it('forbids framing, plug-ins, foreign bases and foreign form targets', () => {
    const rules = rulesOf(pagePolicy('', live));
    expect(rules['frame-ancestors']).toEqual(["'none'"]);
    expect(rules['object-src']).toEqual(["'none'"]);
    expect(rules['base-uri']).toEqual(["'none'"]);
    expect(rules['form-action']).toEqual(["'self'"]);
  });
});

describe('securityHeaders', () => {
  it('asks for https for ever only in a live shop', () => {
    expect(securityHeaders(live)['strict-transport-security']).toContain('max-age=31536000');
    expect(securityHeaders(sandbox)).not.toHaveProperty('strict-transport-security');
  });

  it('keeps the opener of pop-ups and allows payment to the processor alone', () => {
    const headers = securityHeaders(sandbox);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "http://127.0.0.1:3002")');
  });
});
