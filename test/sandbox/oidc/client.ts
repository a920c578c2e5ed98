import { createHash, randomBytes } from 'node:crypto';

import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';

/** A sign-in in progress: what the shop stores until the visitor returns. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the visitor's browser goes first. */
  url: string;
}

export interface Tokens {
  access_token: string;
  id_token: string;
  token_type: string;
}

export async function startOidc(options: { dataDir?: string; port?: number; callback?: string } = {}) {
  const sandbox = await startTestSandbox({
    ports: { oidc: options.port ?? 0 },
    dataDir: options.dataDir ?? null,
    shop: { googleCallbackUrl: options.callback ?? CALLBACK },
  });
  return new OidcClient(sandbox, options.callback);
}

export const CALLBACK = 'http://localhost:3000/api/auth/callback/google';

/** A call on its own connection: a kept one would be dead after a restart on the same port. */
export function call(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}

/** The shop's side of the code flow, over plain HTTP, and the sandbox's controls. */
export class OidcClient {
  readonly sandbox: Sandbox;
  readonly issuer: string;
  callback: string;

  constructor(sandbox: Sandbox, callback = CALLBACK) {
    this.sandbox = sandbox;
    this.issuer = sandbox.origins.oidc;
    this.callback = callback;
  }

  async discover(): Promise<Record<string, unknown>> {
    const response = await call(`${this.issuer}/.well-known/openid-configuration`);
    return (await response.json()) as Record<string, unknown>;
  }

  begin(changes: Record<string, string> = {}): Attempt {
    const [state, nonce, verifier] = [random(), random(), random()] as const;
    const query = new URLSearchParams({
      client_id: 'sandbox',
      response_type: 'code',
      redirect_uri: this.callback,
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...changes,
    });
    return { state, nonce, verifier, url: `${this.issuer}/o/oauth2/v2/auth?${query}` };
  }

  /** From the shop's button to the code, for the person with that id. */
  async codeOf(person: string, attempt = this.begin(), visitor = new Visitor()): Promise<string> {
    const back = await visitor.answer(await visitor.open(attempt.url), { person });
    return back.searchParams.get('code') ?? '';
  }

  exchange(code: string, changes: Record<string, string> = {}, headers = {}): Promise<Response> {
    const form: Record<string, string> = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.callback,
      client_id: 'sandbox',
      client_secret: 'sandbox',
      ...changes,
    };
    return call(`${this.issuer}/token`, { method: 'POST', headers, body: new URLSearchParams(form) });
  }

  /** The whole sign-in; returns the tokens. */
  async signIn(person: string, visitor?: Visitor): Promise<Tokens & { nonce: string }> {
    const attempt = this.begin();
    const code = await this.codeOf(person, attempt, visitor);
    const response = await this.exchange(code, { code_verifier: attempt.verifier });
    return { ...((await response.json()) as Tokens), nonce: attempt.nonce };
  }

  /** The claims of an ID token; throws if its signature, issuer or audience is wrong. */
  async verify(idToken: string): Promise<JWTPayload> {
    const keys = createRemoteJWKSet(new URL(String((await this.discover())['jwks_uri'])), {
      [customFetch]: call,
    });
    const options = { issuer: this.issuer, audience: 'sandbox', algorithms: ['RS256'] };
    return (await jwtVerify(idToken, keys, options)).payload;
  }

  async claimsOf(person: string): Promise<JWTPayload> {
    return this.verify((await this.signIn(person)).id_token);
  }

  async pull(name: string, body: object): Promise<void> {
    const url = `${this.sandbox.origins.control}/control/${name}`;
    const response = await call(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
  }

  async ledger(): Promise<Record<string, unknown[]>> {
    const response = await call(`${this.sandbox.origins.control}/control/ledger`);
    return (await response.json()) as Record<string, unknown[]>;
  }
}

/** A browser, reduced to redirects and cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #headers = { accept: 'text/html' };

  /** Opens an address; returns the address of the page at which it ends, without leaving the provider. */
  async open(url: string): Promise<string> {
    const { origin } = new URL(url);
    for (let here = url; ;) {
      const next = (await this.ask(here)).headers.get('location');
      if (next === null) return here;
      here = new URL(next, here).href;
      if (new URL(here).origin !== origin) return here;
    }
  }

  /** Sends a form of the page; returns the shop's address to which the browser is redirected. */
  async answer(page: string, form: Record<string, string>): Promise<URL> {
    const response = await this.ask(page, { method: 'POST', body: new URLSearchParams(form) });
    return new URL(await this.open(response.headers.get('location') ?? ''));
  }

  async ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.#headers, ...(cookie && { cookie }) };
    const response = await call(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
