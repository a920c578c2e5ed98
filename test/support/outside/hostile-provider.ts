import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Lie = Record<string, unknown> & { signedBy?: 'stranger'; unsigned?: true; absent?: true };

/** An OpenID provider that lies on request: in its ID tokens, its userinfo and its discovery document. */
export class HostileProvider {
  /** The false claims of the next ID token; `undefined` leaves a claim out. */
  lie: Lie = {};
  /** The false claims in its userinfo. */
  userinfo: Record<string, unknown> = {};
  /** The issuer in its discovery document instead of its own origin. */
  namedIssuer: string | null = null;
  /** The nonce and PKCE challenge of the sign-in under way. */
  nonce = '';
  readonly origin: string;
  readonly #server: Server;
  readonly #hasUserinfo: boolean;

  private constructor(server: Server, hasUserinfo: boolean) {
    this.#server = server;
    this.#hasUserinfo = hasUserinfo;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** @param hasUserinfo whether its discovery document names a userinfo endpoint, as Google's does */
  static async start({ hasUserinfo = false } = {}): Promise<HostileProvider> {
    const [own, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
    const server = createServer((request, response) => {
      const answer = (body: unknown) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      if (request.url === '/keys') return answer({ keys: [publicKey] });
      if (request.url === '/userinfo') return answer({ ...provider.#claims(), ...provider.userinfo });
      if (request.url === '/token') {
        const { signedBy, unsigned, absent, ...claims } = provider.lie;
        const payload = { ...provider.#claims(), ...claims };
        const key = signedBy === 'stranger' ? stranger.privateKey : own.privateKey;
        const token = unsigned
          ? Promise.resolve(unsignedToken(payload))
          : new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
        return void token.then((id_token) =>
          answer({ access_token: 'a', token_type: 'Bearer', expires_in: 3600, ...(!absent && { id_token }) }),
        );
      }
      return answer(provider.#discovery());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const provider = new HostileProvider(server, hasUserinfo);
    return provider;
  }

  #claims(): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: this.origin,
      aud: 'sandbox',
      sub: '1',
      nonce: this.nonce,
      iat: now,
      exp: now + 600,
      email: 'eve@example.com',
      email_verified: true,
      name: 'Eve',
    };
  }

  #discovery() {
    return {
      issuer: this.namedIssuer ?? this.origin,
      authorization_endpoint: `${this.origin}/auth`,
      token_endpoint: `${this.origin}/token`,
      ...(this.#hasUserinfo && { userinfo_endpoint: `${this.origin}/userinfo` }),
      jwks_uri: `${this.origin}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function unsignedToken(payload: JWTPayload): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', kid: 'own' })}.${part(payload)}.`;
}
