import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import { parametersNotPlayed } from '../../core/not-played.ts';
import type { Account } from '../account/account.ts';
import { PaypalFailure, plainFailure } from './failure.ts';

const TOKEN_SECONDS = 32_400;
const SCOPE =
  'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund https://uri.paypal.com/services/applications/webhooks openid';

/** `POST /v1/oauth2/token`: an access token for the client's id and secret. */
export async function grantToken(account: Account, c: Context): Promise<Response> {
  const { shop, state, world } = account;
  const [scheme = '', credentials = ''] = (c.req.header('authorization') ?? '').split(' ');
  const given = /^basic$/i.test(scheme) ? Buffer.from(credentials, 'base64').toString() : '';
  const expected = `${clientId(account)}:${shop.paypalClientSecret ?? 'sandbox'}`;
  if (given !== expected) {
    return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
  }
  const form = new URLSearchParams(await c.req.text());
  const wrong = parametersNotPlayed(form.keys(), ['grant_type']);
  if (wrong !== undefined) return c.json({ error: 'invalid_request', error_description: wrong }, 400);
  const grant = form.get('grant_type');
  if (grant !== 'client_credentials') {
    const why = grant === null ? 'Grant Type is NULL' : `unsupported grant_type ${grant}`;
    return c.json({ error: 'unsupported_grant_type', error_description: why }, 400);
  }
  const now = world.now();
  for (const [token, end] of Object.entries(state.tokens)) if (end <= now) delete state.tokens[token];
  const token = `A21AA${randomBytes(48).toString('base64url')}`;
  state.tokens[token] = now + TOKEN_SECONDS * 1000;
  account.save();
  return c.json({
    scope: SCOPE,
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX000000000T',
    expires_in: TOKEN_SECONDS,
    nonce: `${new Date(now).toISOString().slice(0, 19)}Z${randomBytes(24).toString('base64url')}`,
  });
}

/** Throws 401 if the request has no valid access token. */
export function authorize(account: Account, headers: Headers): void {
  const [scheme = '', token = ''] = (headers.get('authorization') ?? '').split(' ');
  if (!/^bearer$/i.test(scheme) || token === '') throw plainFailure(401);
  const end = account.state.tokens[token];
  if (end !== undefined && end > account.world.now()) return;
  throw new UnknownToken();
}

/** A gateway answers this before the API does, in its own words. */
export class UnknownToken extends PaypalFailure {
  constructor() {
    super(401, { name: 'invalid_token', message: 'Access Token not found in cache' });
  }
}

/** The id with which the browser script is loaded. */
export function clientId({ shop }: Account): string {
  return shop.paypalClientId ?? 'sandbox';
}
