import { describe, expect, it } from 'vitest';

import { wrong } from '../../../../test/support/shop/wrong-settings.ts';
import { readSettings, settingsSchema } from './env.ts';

/** A live shop's settings with nothing wrong. */
const LIVE = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://esim.test',
  DATABASE_URL: 'postgres://shop@db.test/shop',
  DATA_KEY: 'ab'.repeat(32),
  AUTH_SECRET: 'cd'.repeat(32),
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'word',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'other word',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_MERCHANT_ID: 'MERCHANT23456',
  ESIM_GO_API_KEY: 'key',
  ESIM_GO_CALLBACK_SECRET: '0123456789abcdef',
  SMTP_URL: 'smtps://shop:word@mail.test',
  MAIL_FROM: 'Shop <shop@esim.test>',
  BRAND_NAME: 'Roamer',
  LEGAL_NAME: 'Roamer Ltd',
  LEGAL_ADDRESS: '1 Harbour Road, Cork',
  SUPPORT_EMAIL: 'help@esim.test',
  TRUSTED_PROXIES: '10.0.0.1',
  METRICS_TOKEN: 'a-word-for-monitoring',
};

describe('a live shop', () => {
  it('starts on complete settings', () => {
    expect(wrong(LIVE)).toEqual({});
    expect(readSettings(LIVE)).toMatchObject({
      STRIPE_API_HOST: 'api.stripe.com',
      STRIPE_API_PROTOCOL: 'https',
      ESIM_GO_BASE_URL: 'https://api.esim-go.com/v2.4',
      PAYPAL_API_BASE: 'https://api-m.paypal.com',
      EXCHANGE_RATES_URL: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    });
    expect(readSettings(LIVE).PAYPAL_JS_URL).toBeUndefined();
    expect(readSettings(LIVE).STRIPE_JS_URL).toBeUndefined();
  });

  it('shows no company pages except those in its settings', () => {
    expect(readSettings({ ...LIVE, YOUTUBE_URL: 'https://video.test/shop' })).toMatchObject({
      YOUTUBE_URL: 'https://video.test/shop',
    });
    expect(readSettings(LIVE)).not.toHaveProperty('YOUTUBE_URL');
    expect(readSettings(LIVE)).not.toHaveProperty('ANDROID_APP_URL');
  });

  it('names all missing settings at once', () => {
    expect(wrong({ SHOP_MODE: 'live' })).toEqual({
      AUTH_SECRET: 'is missing',
      BASE_URL: 'is missing',
      DATABASE_URL: 'is missing: a live shop needs PostgreSQL',
      DATA_KEY: 'is missing',
      STRIPE_SECRET_KEY: 'is missing',
      STRIPE_PUBLISHABLE_KEY: 'is missing',
      STRIPE_WEBHOOK_SECRET: 'is missing',
      ESIM_GO_API_KEY: 'is missing',
      ESIM_GO_CALLBACK_SECRET: 'is missing',
      SMTP_URL: 'is missing',
      // Without an address it has no sender either.
      MAIL_FROM: 'is missing',
      TRUSTED_PROXIES: 'is missing: name the proxies in front of the shop, or say none',
      METRICS_TOKEN: 'is missing',
    });
  });

  it('starts before its company is named, and sends its first mails from its own host', () => {
    const rest = { ...LIVE, MAIL_FROM: '', LEGAL_NAME: '', LEGAL_ADDRESS: '', SUPPORT_EMAIL: '' };
    expect(wrong(rest)).toEqual({});
    expect(readSettings(rest).MAIL_FROM).toBe('Simport <hello@esim.test>');
  });

  it.each([
    ['BASE_URL', 'http://esim.test', 'must be https in live mode'],
    ['ESIM_GO_BASE_URL', 'http://api.esim-go.com/v2.4', 'must be https in live mode'],
    ['PUBLIC_API_BASE', 'http://api.test', 'must be https in live mode'],
    ['EXCHANGE_RATES_URL', 'http://rates.test/daily.xml', 'must be https in live mode'],
    ['STRIPE_API_PROTOCOL', 'http', "is the sandbox's"],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'is a test key'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1', 'is a test key'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox', "is the sandbox's"],
    ['PAYPAL_API_BASE', 'http://api-m.paypal.com', 'must be https in live mode'],
    ['PAYPAL_API_BASE', 'https://api-m.sandbox.paypal.com', "is PayPal's own sandbox"],
    ['PAYPAL_MERCHANT_ID', 'SANDBXMERCHNT', "is the sandbox's"],
    [
      'PAYPAL_MERCHANT_ID',
      'sales@example.com',
      'must be the merchant id: 13 capitals and digits but I, O, 0 and 1',
    ],
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
    ['YOUTUBE_URL', 'https://www.youtube.com/', "is the sandbox's"],
    ['DATABASE_URL', '', 'is missing: a live shop needs PostgreSQL'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_', 'must start with whsec_ and go on'],
    ['STRIPE_SECRET_KEY', 'sk_live_', 'must start with sk_test_ or sk_live_'],
    ['LEGAL_NAME', 'Simport, Inc.', "is the example's"],
    ['BASE_URL', 'https://shop.example', 'is an example address'],
    ['SUPPORT_EMAIL', 'support@simport.example', 'is an example address'],
    ['SUPPORT_EMAIL', 'help@mail.example.com', 'is an example address'],
    ['OPERATOR_EMAIL', 'me@example.org', 'is an example address'],
    ['MAIL_FROM', 'Shop <hello@simport.example>', 'is an example address'],
    ['YOUTUBE_URL', 'https://video.example/shop', 'is an example address'],
    ['SMTP_URL', 'smtps://shop:word@mail.example:465', 'is an example address'],
    ['SMTP_URL', 'smtp://mail.test:25', 'must be smtps://, or smtp:// with ?requireTLS=true, in live mode'],
    [
      'SMTP_URL',
      'smtp://shop:word@mail.test?requireTLS=false',
      'must be smtps://, or smtp:// with ?requireTLS=true, in live mode',
    ],
    ['RATE_LIMIT_SCALE', '11', 'must be at most 10 in live mode'],
    ['ANALYTICS_SCRIPT_URL', 'http://watch.test/tag.js', 'must be https in live mode'],
    ['ANALYTICS_HOSTS', 'https://a.test,http://b.test', 'must be https in live mode'],
    ['AUTH_SECRET', 'ab'.repeat(32), 'must not be the same as DATA_KEY'],
    ['DATA_KEY_OLD', `${'ef'.repeat(32)}, ${'ab'.repeat(32)}`, 'must not be the same as DATA_KEY'],
    ['DATA_KEY_OLD', 'ef'.repeat(31), 'must be 64 hexadecimal digits (openssl rand -hex 32)'],
    ['AUTH_SECRET_OLD', `${'ef'.repeat(32)},${'cd'.repeat(32)}`, 'must not be the same as AUTH_SECRET'],
    ['AUTH_SECRET_OLD', 'word', 'must be 64 hexadecimal digits (openssl rand -hex 32)'],
    ['METRICS_TOKEN', 'cd'.repeat(32), 'must not be the same as AUTH_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'other word', 'must not be the same as PAYPAL_CLIENT_SECRET'],
  ])('refuses %s=%s', (name, value, why) => {
    expect(wrong({ ...LIVE, [name]: value })).toEqual({ [name]: why });
  });

  it.each([
    ['TRUSTED_PROXIES', 'none'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::1'],
    ['SMTP_URL', 'smtp://mail.test:25?requireTLS=true'],
    ['SMTP_URL', 'smtp://shop:word@mail.test:587'],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['RATE_LIMIT_SCALE', '10'],
    ['SUPPORT_EMAIL', 'help@examples.test'],
    ['ANALYTICS_HOSTS', 'https://*.collect.test, https://cdn.test'],
    ['DATA_KEY_OLD', `${'ef'.repeat(32)}, ${'12'.repeat(32)}`],
    ['AUTH_SECRET_OLD', 'ef'.repeat(32)],
  ])('takes %s=%s', (name, value) => {
    expect(wrong({ ...LIVE, [name]: value })).toEqual({});
  });

  it('never repeats a setting’s value, not even if two are the same', () => {
    for (const name of Object.keys(settingsSchema.shape)) {
      const env = { ...LIVE, DATA_KEY: 'pa55word.example', [name]: 'pa55word.example' };
      expect(JSON.stringify(wrong(env))).not.toContain('pa55word');
    }
  });

  it('reads none as no proxy', () => {
    expect(readSettings({ ...LIVE, TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([]);
  });

  it('accepts test keys only if it is set up as a rehearsal', () => {
    const rehearsal = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(Object.keys(wrong(rehearsal))).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']);
    const own = { PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' };
    expect(wrong({ ...rehearsal, ...own, STRIPE_STAGING: 'true' })).toEqual({});
  });
});
