import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readSettings, settingsSchema, WrongSettings } from './env.ts';

/** A live shop's settings with nothing wrong. */
const LIVE = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://esim.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  DATA_KEY: 'ab'.repeat(32),
  AUTH_SECRET: 'cd'.repeat(32),
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'word',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'word',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_MERCHANT_ID: 'M1',
  ESIM_GO_API_KEY: 'key',
  ESIM_GO_CALLBACK_SECRET: '0123456789abcdef',
  SMTP_URL: 'smtps://shop:word@mail.example',
  MAIL_FROM: 'Shop <shop@esim.example>',
};

/** All that is wrong, by the name of the setting. */
function wrong(env: Record<string, string>): Record<string, string> {
  try {
    readSettings(env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    const list = /^wrong settings: (.*)\. See \.env\.example\.$/.exec(error.message)?.[1] ?? '';
    return Object.fromEntries(list.split('; ').map((entry) => entry.split(/ (.*)/).slice(0, 2)));
  }
  return {};
}

describe('settings', () => {
  it('are not needed for a sandbox shop', () => {
    expect(readSettings({})).toMatchObject({
      SHOP_MODE: 'sandbox',
      PORT: 3000,
      BASE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      STRIPE_API_PORT: 3002,
      STRIPE_JS_URL: 'http://127.0.0.1:3002/stripe.js',
      ESIM_GO_BASE_URL: 'http://127.0.0.1:3004/v2.4',
      SMTP_URL: 'smtp://127.0.0.1:3025',
      ORDER_UNCLEAR_SECONDS: 600,
      FULFIL_WITHIN_SECONDS: 1800,
    });
  });

  it('follow the ports of shop and sandbox', () => {
    const settings = readSettings({ PORT: '4000', SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '4025' });
    expect(settings).toMatchObject({
      BASE_URL: 'http://localhost:4000',
      STRIPE_API_PORT: 4002,
      ESIM_GO_BASE_URL: 'http://127.0.0.1:4004/v2.4',
      SANDBOX_INBOX_URL: 'http://127.0.0.1:4001/mail',
      SMTP_URL: 'smtp://127.0.0.1:4025',
    });
  });

  it('that are empty count as unset, every one of them', () => {
    const empty = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('that are wrong are all named at once, in words', () => {
    expect(
      wrong({
        PORT: 'here',
        SANDBOX_PORT: '65535',
        LOG_LEVEL: 'loud',
        BASE_URL: 'https://esim.example/shop',
        DATABASE_URL: 'mysql://db',
        DATABASE_POOL: '1',
        DATA_KEY: 'short',
        SUPPORT_EMAIL: 'support',
        ANDROID_APP_URL: 'http://play.google.com/store',
        LINKEDIN_URL: 'javascript:alert(1)',
        HOME_EXTRAS: 'on',
        STRIPE_SECRET_KEY: 'hush',
        STRIPE_STAGING: 'yes',
        SMTP_URL: 'mail.example',
        MAIL_FROM: 'the shop',
        RECONCILE_SECONDS: '0',
        ORDER_LEASE_SECONDS: '1e9',
        PUBLIC_API_BASE: 'ftp://api.example',
      }),
    ).toEqual({
      PORT: 'must be a number',
      SANDBOX_PORT: 'must be at most 65531',
      LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, trace, silent',
      BASE_URL: 'must be an address without a path',
      DATABASE_URL: 'must start with postgres://',
      DATABASE_POOL: 'must be at least 2',
      DATA_KEY: 'must be 64 hexadecimal digits (openssl rand -hex 32)',
      SUPPORT_EMAIL: 'must be an e-mail address',
      ANDROID_APP_URL: 'must be an https address',
      LINKEDIN_URL: 'must be an https address',
      HOME_EXTRAS: 'must be one of true, false',
      STRIPE_SECRET_KEY: 'must start with sk_test_ or sk_live_',
      STRIPE_STAGING: 'must be one of true, false',
      SMTP_URL: 'must read smtp://host:port or smtps://host:port',
      MAIL_FROM: 'must read Name <address>',
      RECONCILE_SECONDS: 'must be more than 0',
      ORDER_LEASE_SECONDS: 'must be at most 604800',
      PUBLIC_API_BASE: 'must be an http or https address',
    });
  });

  it('are not repeated when they are wrong, for they may be secrets', () => {
    for (const name of Object.keys(settingsSchema.shape)) {
      const said = JSON.stringify(wrong({ [name]: 'pa55word' }));
      expect(said).not.toContain('pa55word');
    }
  });

  it('give an origin as the base, however it is written', () => {
    expect(readSettings({ BASE_URL: 'https://Esim.example:443/' }).BASE_URL).toBe('https://esim.example');
  });
});

describe('a live shop', () => {
  it('starts on complete settings', () => {
    expect(wrong(LIVE)).toEqual({});
    expect(readSettings(LIVE)).toMatchObject({
      STRIPE_API_HOST: 'api.stripe.com',
      STRIPE_API_PROTOCOL: 'https',
      ESIM_GO_BASE_URL: 'https://api.esim-go.com/v2.4',
      PAYPAL_API_BASE: 'https://api-m.paypal.com',
    });
    expect(readSettings(LIVE).PAYPAL_JS_URL).toBeUndefined();
    expect(readSettings(LIVE).STRIPE_JS_URL).toBeUndefined();
  });

  it('shows no page of its company but those it names', () => {
    expect(readSettings({ ...LIVE, YOUTUBE_URL: 'https://video.example/shop' })).toMatchObject({
      YOUTUBE_URL: 'https://video.example/shop',
    });
    expect(readSettings(LIVE)).not.toHaveProperty('YOUTUBE_URL');
    expect(readSettings(LIVE)).not.toHaveProperty('ANDROID_APP_URL');
  });

  it('names everything that is missing at once', () => {
    expect(wrong({ SHOP_MODE: 'live' })).toEqual({
      AUTH_SECRET: 'is missing',
      GOOGLE_CLIENT_ID: 'is missing',
      GOOGLE_CLIENT_SECRET: 'is missing',
      BASE_URL: 'is missing',
      DATABASE_URL: 'is missing: a live shop needs PostgreSQL',
      DATA_KEY: 'is missing',
      STRIPE_SECRET_KEY: 'is missing',
      STRIPE_PUBLISHABLE_KEY: 'is missing',
      STRIPE_WEBHOOK_SECRET: 'is missing',
      PAYPAL_CLIENT_ID: 'is missing',
      PAYPAL_CLIENT_SECRET: 'is missing',
      PAYPAL_WEBHOOK_ID: 'is missing',
      PAYPAL_MERCHANT_ID: 'is missing',
      ESIM_GO_API_KEY: 'is missing',
      ESIM_GO_CALLBACK_SECRET: 'is missing',
      SMTP_URL: 'is missing',
      MAIL_FROM: 'is missing',
    });
  });

  it.each([
    ['BASE_URL', 'http://esim.example', 'must be https in live mode'],
    ['ESIM_GO_BASE_URL', 'http://api.esim-go.com/v2.4', 'must be https in live mode'],
    ['PUBLIC_API_BASE', 'http://api.example', 'must be https in live mode'],
    ['STRIPE_API_PROTOCOL', 'http', "is the sandbox's"],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'is a test key'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1', 'is a test key'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox', "is the sandbox's"],
    ['PAYPAL_API_BASE', 'http://api-m.paypal.com', 'must be https in live mode'],
    ['PAYPAL_API_BASE', 'https://api-m.sandbox.paypal.com', "is PayPal's own sandbox"],
    ['PAYPAL_MERCHANT_ID', 'SANDBOXMERCHANT', "is the sandbox's"],
    ['PAYPAL_JS_URL', 'https://scripts.example/paypal.js', 'must be empty in live mode'],
    ['ESIM_GO_API_KEY', 'sandbox', "is the sandbox's"],
    ['ESIM_GO_CALLBACK_SECRET', 'sandbox-callbacks', "is the sandbox's"],
    [
      'ESIM_GO_CALLBACK_SECRET',
      'short',
      'must be at least 16 letters, digits, - or _ (openssl rand -hex 32)',
    ],
    ['SMTP_URL', 'smtp://127.0.0.1:3025', "is the sandbox's"],
    ['STRIPE_JS_URL', 'https://scripts.example/stripe.js', 'must be empty in live mode'],
    ['SANDBOX_INBOX_URL', 'https://inbox.example', 'must be empty in live mode'],
    ['YOUTUBE_URL', 'https://www.youtube.com/', "is the sandbox's"],
    ['DATABASE_URL', '', 'is missing: a live shop needs PostgreSQL'],
  ])('refuses %s=%s', (name, value, why) => {
    expect(wrong({ ...LIVE, [name]: value })).toEqual({ [name]: why });
  });

  it('takes test keys for a rehearsal only when it is told to', () => {
    const rehearsal = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(Object.keys(wrong(rehearsal))).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']);
    const own = { PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' };
    expect(wrong({ ...rehearsal, ...own, STRIPE_STAGING: 'true' })).toEqual({});
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const lines = text.split('\n');
  const settings = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const names = settings.filter((_, index) => index % 2 === 0);

  it('explains every setting there is, once, and no other', () => {
    expect([...names].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  });

  it('says something about each', () => {
    for (const [index, line] of lines.entries()) {
      if (!/^#?[A-Z][A-Z_]+=/.test(line)) continue;
      expect(lines[index - 1], line).toMatch(/^(# .*[.)]|#?[A-Z][A-Z_]+=.*)$/);
    }
  });

  it('changes nothing as it stands', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('shows values that work here and are the defaults', () => {
    const shown: Record<string, string> = {};
    for (const line of lines) {
      const [, name, value] = /^#([A-Z][A-Z_]+)=(.+)$/.exec(line) ?? [];
      if (name && value) shown[name] = value;
    }
    expect(readSettings(shown)).toEqual(readSettings({}));
  });
});
