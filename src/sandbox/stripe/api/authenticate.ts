import { StripeFailure } from '../account/failure.ts';
import type { FormObject } from './form.ts';

/**
 * Who may call a route: `secret` keys only; `intent`: also a publishable key with the intent's client secret; `open`: any key.
 */
export type Access = 'secret' | 'intent' | 'open';

/** The API key of a request: Bearer, Basic (as user name) or the parameter `key`. */
export function presentedKey(headers: Headers, form: FormObject): string {
  const [scheme = '', credentials = ''] = (headers.get('authorization') ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  return typeof form['key'] === 'string' ? form['key'] : '';
}

/** Throws 401 without a usable test key, and 403 if the key is not allowed here. */
export function authorize(key: string, access: Access, clientSecret: string | null, headers: Headers): void {
  if (key === '') throw refusal(401, NO_KEY);
  if (/^(sk|rk)_test_/.test(key)) {
    if (headers.get('origin') === null) return;
    throw refusal(403, 'A secret key came from a browser. Keep it on your server and use a publishable key.');
  }
  if (!key.startsWith('pk_test_')) {
    throw refusal(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}`);
  }
  if (access === 'open' || (access === 'intent' && clientSecret !== null)) return;
  throw refusal(403, PUBLISHABLE, 'secret_key_required');
}

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";
const PUBLISHABLE =
  'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';

function refusal(status: number, message: string, code?: string): StripeFailure {
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...(code && { code }) }, false);
}
