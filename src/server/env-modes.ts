/** Settings as they came in, by name. */
export type Given = Partial<Record<string, string>>;

/** What the sandbox on this machine answers to; live has no defaults for any of these. */
export function sandboxDefaults(given: Given): Record<string, string> {
  const first = portOr(3001, given['SANDBOX_PORT']);
  const smtp = portOr(3025, given['SANDBOX_SMTP_PORT']);
  return {
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(first + 1),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_JS_URL: `http://127.0.0.1:${first + 1}/stripe.js`,
    PAYPAL_API_BASE: `http://127.0.0.1:${first + 2}`,
    PAYPAL_CLIENT_ID: 'sandbox',
    PAYPAL_CLIENT_SECRET: 'sandbox',
    PAYPAL_WEBHOOK_ID: 'WH-SANDBOX',
    PAYPAL_MERCHANT_ID: 'SANDBOXMERCHANT',
    PAYPAL_JS_URL: `http://127.0.0.1:${first + 2}/sdk/js`,
    ESIM_GO_BASE_URL: `http://127.0.0.1:${first + 3}/v2.4`,
    ESIM_GO_API_KEY: 'sandbox',
    ESIM_GO_CALLBACK_SECRET: 'sandbox-callbacks',
    GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${first + 4}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'sandbox',
    GOOGLE_CLIENT_SECRET: 'sandbox',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Simport <hello@simport.example>',
    SANDBOX_INBOX_URL: `http://127.0.0.1:${first}/mail`,
    // The front pages of the places themselves: nobody's account, and every link can be seen.
    ANDROID_APP_URL: 'https://play.google.com/store',
    LINKEDIN_URL: 'https://www.linkedin.com/',
    INSTAGRAM_URL: 'https://www.instagram.com/',
    FACEBOOK_URL: 'https://www.facebook.com/',
    YOUTUBE_URL: 'https://www.youtube.com/',
  };
}

const HTTPS_ONLY = [
  'BASE_URL',
  'ESIM_GO_BASE_URL',
  'PAYPAL_API_BASE',
  'PUBLIC_API_BASE',
  'GOOGLE_DISCOVERY_URL',
];

/** A live shop never runs on test or sandbox keys, plain http, a browser-script override or the embedded database. */
export function* refusalsOfLive(given: Given): Generator<[name: string, why: string]> {
  for (const name of HTTPS_ONLY) {
    if (given[name]?.startsWith('https://') === false) yield [name, 'must be https in live mode'];
  }
  if (!given['BASE_URL']) yield ['BASE_URL', 'is missing'];
  if (!given['DATABASE_URL']) yield ['DATABASE_URL', 'is missing: a live shop needs PostgreSQL'];
  for (const name of ['DATA_KEY', 'AUTH_SECRET']) if (!given[name]) yield [name, 'is missing'];
  if (given['STRIPE_API_PROTOCOL'] === 'http') yield ['STRIPE_API_PROTOCOL', 'must be https in live mode'];
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']) {
    if (given[name]?.includes('_test_') && given['STRIPE_STAGING'] !== 'true') yield [name, 'is a test key'];
  }
  if (/\bsandbox\b/.test(given['PAYPAL_API_BASE'] ?? '') && given['STRIPE_STAGING'] !== 'true')
    yield ['PAYPAL_API_BASE', "is PayPal's own sandbox"];
  for (const [name, value] of Object.entries(sandboxDefaults(given))) {
    if (given[name] === value) yield [name, "is the sandbox's"];
  }
  for (const name of ['STRIPE_JS_URL', 'PAYPAL_JS_URL', 'SANDBOX_INBOX_URL']) {
    if (given[name]) yield [name, 'must be empty in live mode'];
  }
}

/** A port that is no port is told of where settings are read. */
function portOr(usual: number, given: string | undefined): number {
  const port = Number(given);
  return Number.isInteger(port) && port > 0 && port <= 65_531 ? port : usual;
}
