import { errors, interactionPolicy, Provider, type KoaContextWithOIDC } from 'oidc-provider';

import type { Shop, Stored, World } from '../core/party.ts';
import { SLOW_SIGN_IN_SECONDS } from '../test-data/persons.ts';
import { NOTICE_HEADERS, noticePage } from './notice-page.ts';
import { recordsOf } from './records.ts';
import { makeKeys, type Account, type OidcState } from './state.ts';

/** Thrown for a person who fails at the token step; anything else that is thrown is a mistake of ours. */
class Forced extends Error {}

const HOUR = 3600;

/** The provider, with the paths, claims and client rules of Google's. `issuer` is its own origin. */
export function openProvider(
  world: World,
  { issuer, shop, stored }: { issuer: string; shop: Shop; stored: Stored<OidcState> },
): Provider {
  if (!stored.value.keys) {
    stored.value.keys = makeKeys();
    stored.save();
  }
  const { keys } = stored.value;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: Provider = new Provider(issuer, {
    adapter: recordsOf(stored, () => ({
      client_id: shop.googleClientId ?? 'sandbox',
      client_secret: shop.googleClientSecret ?? 'sandbox',
      redirect_uris: [shop.googleCallbackUrl],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      userinfo: '/v1/userinfo',
      jwks: '/oauth2/v3/certs',
    },
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts the claims of the scopes into the ID token, not only into userinfo's answer.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 600,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: async (ctx, sub) => {
      const account = stored.value.accounts[sub];
      if (!account) return undefined;
      if (ctx.oidc.route === 'token') await makeTrouble(world, account);
      const { trouble: _trouble, ...claims } = account;
      return { accountId: sub, claims: () => claims };
    },
    loadExistingGrant: grantAll,
    async renderError(ctx, { error, error_description: why }) {
      ctx.type = 'html';
      ctx.set(NOTICE_HEADERS);
      ctx.body = (await noticePage(`Error ${ctx.status}: ${error}`, why ?? '')).toString();
    },
  });
  provider.on('grant.success', ({ oidc }) => {
    const sub = oidc.account?.accountId;
    if (sub === undefined) return;
    const email = stored.value.accounts[sub]?.email ?? null;
    stored.value.signIns.push({ sub, email, at: new Date(world.now()).toISOString() });
    stored.save();
  });
  provider.on('server_error', (_ctx, error) => {
    if (!(error instanceof Forced)) process.emitWarning(error);
  });
  return provider;
}

/** The shop is the only client, and anybody who chose an account has agreed: no page asks again. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { account, client, provider, params } = oidc;
  if (!account || !client) throw new errors.InvalidRequest('nobody signed in');
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  const scope = params?.['scope'];
  grant.addOIDCScope(typeof scope === 'string' ? scope : 'openid');
  await grant.save();
  return grant;
}

async function makeTrouble(world: World, { trouble }: Account): Promise<void> {
  if (trouble === 'fails') throw new Forced('This person fails at the token step');
  if (trouble !== 'slow') return;
  await new Promise<void>((resolve) => {
    world.at(world.now() + SLOW_SIGN_IN_SECONDS * 1000, resolve);
  });
}
