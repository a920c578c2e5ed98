import { prefixOf } from '../../../src/domain/languages.ts';
import { EXPORTS } from '../../../src/server/admin/exports.ts';
import { VERBS } from '../../../src/server/admin/registry.ts';
import { offeredLanguages } from '../../../src/server/core/built-languages.ts';

/**
 * Who may call a route. `anyone`: the answer is the same for all. `person`: somebody signed in, by session or ID token.
 * `session`: only the session cookie counts. `guest`: the guest cookie is the proof. `owner`: the owner, a signed-in user or a
 * guest's browser; for others the thing does not exist. `secret`: somebody with a token or a signature. `stranger`: somebody who
 * has not signed in yet. `operator`: somebody with the console open.
 */
export type Caller = 'anyone' | 'person' | 'session' | 'guest' | 'owner' | 'secret' | 'stranger' | 'operator';

export const ROUTES: Record<string, Caller> = {
  'GET /site.webmanifest': 'anyone',
  'GET /robots.txt': 'anyone',
  ...Object.fromEntries(
    offeredLanguages().map((language) => [`GET ${prefixOf(language)}/sitemap.xml`, 'anyone' as const]),
  ),
  'GET /llms.txt': 'anyone',
  'GET /country/:file{[A-Z-]+\\.md}': 'anyone',
  'GET /regional/:file{[a-z0-9-]+\\.md}': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'GET /prices/:file{[A-Z]{3}-\\d{1,15}\\.js}': 'anyone',
  'GET /:language{[a-z-]+}/prices/:file{[A-Z]{3}-\\d{1,15}\\.js}': 'anyone',
  'GET /:crop{social|product}/:file{(?:home|[A-Z0-9-]{2,10})\\.png}': 'anyone',
  'GET /:language{[a-z-]+}/:crop{social}/:file{(?:home|[A-Z0-9-]{2,10})\\.png}': 'anyone',
  'GET /pictures/:id{[0-9a-f]{32}}/:file{(?:large|small)\\.webp}': 'anyone',
  'GET /feeds/google-merchant.xml': 'anyone',
  'GET /feeds/products.jsonl': 'anyone',
  'POST /mcp': 'anyone',
  'GET /mcp': 'anyone',
  'DELETE /mcp': 'anyone',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /health/caller': 'secret',
  'GET /metrics': 'secret',
  'GET /api/openapi.json': 'anyone',
  'GET /api/settings': 'anyone',
  'GET /api/countries': 'anyone',
  'GET /api/countries/:iso': 'anyone',
  'GET /api/regions': 'anyone',
  'GET /api/regions/:slug': 'anyone',
  'GET /api/atlas': 'anyone',
  'GET /api/popular': 'anyone',
  'GET /api/coverage': 'anyone',
  'GET /api/search-index': 'anyone',
  'GET /api/search-names': 'anyone',
  'GET /api/search-scripts': 'anyone',
  'GET /api/live': 'anyone',
  'GET /api/live/now': 'anyone',
  'POST /api/quote': 'anyone',
  'POST /api/quote-for-business': 'anyone',
  'POST /api/quote-with-code': 'anyone',
  'POST /api/vitals': 'anyone',
  'POST /api/missed-searches': 'anyone',
  'POST /api/csp-reports': 'anyone',
  'POST /api/enterprise-requests': 'anyone',

  'POST /api/esims/create-payment-intent': 'anyone',
  'POST /api/esims/create-paypal-order': 'anyone',
  'POST /api/esims/start-payment': 'anyone',
  'POST /api/esims/complete-payment': 'owner',
  'POST /api/esims/complete-purchase': 'owner',
  'POST /api/esims/complete-paypal-purchase': 'owner',
  'GET /api/esims': 'owner',
  'GET /api/esims/:id': 'owner',
  'PATCH /api/esims/:id': 'owner',
  'GET /api/esims/:id/activation': 'owner',
  'GET /api/esims/:id/status': 'owner',
  'GET /api/esims/:id/top-ups': 'owner',
  'GET /api/esims/:id/top-ups/:bundle_name': 'owner',
  'POST /api/esims/:id/refund': 'owner',
  'POST /api/returns/read': 'secret',
  'POST /api/returns/confirm': 'secret',
  'GET /api/withdrawals/own': 'owner',
  'POST /api/withdrawals/ask': 'owner',
  'POST /api/withdrawals/read': 'secret',
  'POST /api/withdrawals/confirm': 'secret',
  'GET /api/esims/:id/invoice': 'owner',
  'GET /api/orders/:token': 'secret',
  'GET /api/orders/:token/invoice': 'secret',
  'GET /api/orders/:token/credit-note': 'secret',
  'POST /api/orders/:token/address': 'guest',
  'POST /api/orders/:token/return': 'secret',

  'POST /api/purchase-esim': 'person',
  'GET /api/account/cards': 'person',
  'DELETE /api/account/cards/:id': 'person',
  'GET /api/account/guest-purchases': 'person',
  'GET /api/account/sessions': 'person',
  'DELETE /api/account/sessions/:id': 'person',
  'POST /api/account/sessions/end-others': 'person',
  'POST /api/account/claim': 'person',
  'POST /api/account/delete': 'person',
  'POST /api/account/join': 'person',
  'POST /api/account/forget-device': 'anyone',

  'GET /api/auth/get-session': 'session',
  'GET /api/auth/token': 'session',
  'GET /api/auth/jwks': 'anyone',
  'GET /api/auth/verify-email': 'session',
  'GET /api/auth/oauth-popup/start': 'stranger',
  'GET /api/auth/callback/google': 'secret',
  'POST /api/auth/sign-in/email': 'stranger',
  'POST /api/auth/sign-up/email': 'stranger',
  'POST /api/auth/sign-out': 'session',
  'POST /api/auth/request-password-reset': 'stranger',
  'POST /api/auth/reset-password': 'secret',
  'POST /api/auth/send-verification-email': 'session',
  'POST /api/auth/change-password': 'session',
  'POST /api/auth/update-user': 'session',

  'GET /api/operate/session': 'anyone',
  'GET /api/operate/openapi.json': 'anyone',
  'POST /api/operate/session/join/read': 'secret',
  'POST /api/operate/session/join/password': 'secret',
  'POST /api/operate/session/join/start': 'secret',
  'POST /api/operate/session/join/confirm': 'secret',
  'POST /api/operate/session/join/passkey/ask': 'secret',
  'POST /api/operate/session/join/passkey': 'secret',
  'POST /api/operate/session/passkey/open/ask': 'stranger',
  'POST /api/operate/session/passkey/open': 'secret',
  'POST /api/operate/session/passkey/step-up/ask': 'operator',
  'POST /api/operate/session/passkey/step-up': 'operator',
  'GET /api/operate/session/passkeys': 'operator',
  'POST /api/operate/session/passkeys/add/ask': 'operator',
  'POST /api/operate/session/passkeys/add': 'operator',
  'POST /api/operate/session/passkeys/rename': 'operator',
  'POST /api/operate/session/passkeys/remove': 'operator',
  'POST /api/operate/session/authenticator/start': 'operator',
  'POST /api/operate/session/authenticator/confirm': 'operator',
  'POST /api/operate/session/recovery-codes': 'operator',
  'GET /api/operate/session/consoles': 'operator',
  'POST /api/operate/session/consoles/end': 'operator',
  'POST /api/operate/session/open': 'secret',
  'POST /api/operate/session/open-link': 'secret',
  'POST /api/operate/session/step-up': 'operator',
  'POST /api/operate/session/close': 'anyone',
  ...verbRoutes(),

  'POST /api/webhooks/stripe': 'secret',
  'POST /api/webhooks/paypal': 'secret',
  'POST /api/webhooks/esim-go/:secret': 'secret',
};

/** Every operator's verb has a route with its name, which no other kind of caller may call. */
function verbRoutes(): Record<string, Caller> {
  const routes = Object.entries(VERBS).map(
    ([name, { changes }]) => [`${changes ? 'POST' : 'GET'} /api/operate/${name}`, 'operator'] as const,
  );
  const exports = Object.keys(EXPORTS).map((name) => [`GET /api/operate/${name}.csv`, 'operator'] as const);
  const files = ['mail_preview.html', 'invoices.zip'].map(
    (name) => [`GET /api/operate/${name}`, 'operator'] as const,
  );
  return Object.fromEntries([...routes, ...exports, ...files]);
}
