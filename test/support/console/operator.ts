import { Secret, TOTP } from 'otpauth';

import type { Role } from '../../../src/domain/operators/roles.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { inviteOperator } from '../../../src/server/staff/team.ts';
import type { Buyer } from '../shop/buyer.ts';
import type { TestShop } from '../shop/shop.ts';

/** An operator in their own browser, with an authenticator. */
export class TestOperator {
  readonly #shop: TestShop;
  readonly browser: Buyer;
  secret = '';
  /** The code with which they accepted the invitation. */
  joinedWith = '';
  recoveryCodes: string[] = [];

  constructor(shop: TestShop, browser: Buyer) {
    this.#shop = shop;
    this.browser = browser;
  }

  get email(): string {
    return this.browser.email;
  }

  /** The authenticator's current code. */
  code(): string {
    const totp = new TOTP({ secret: Secret.fromBase32(this.secret) });
    return totp.generate({ timestamp: this.#shop.deps.now().getTime() });
  }

  /** Its code in the next half minute, since no code is accepted twice. */
  nextCode(): string {
    this.#shop.passSeconds(30);
    return this.code();
  }

  /** A verb's answer. */
  ask<T = Record<string, never>>(verb: string, input: Record<string, string> = {}) {
    const query = new URLSearchParams(input).toString();
    return this.browser.get<T>(`/api/operate/${verb}${query && `?${query}`}`);
  }

  tell<T = Record<string, never>>(verb: string, input: unknown = {}) {
    return this.browser.post<T>(`/api/operate/${verb}`, input);
  }
}

/** Invites somebody with an account and a verified mailbox. Returns them with the secret in the link. */
export async function invited(shop: TestShop, role: Role): Promise<TestOperator & { invitation: string }> {
  const browser = shop.buyer();
  await browser.signUp();
  const token = await shop.mailedToken(browser.email, '/verify-email');
  await browser.get(`/api/auth/verify-email?token=${token}`);
  await inviteOperator(shop.deps, atCommandLine('test'), { email: browser.email, role });
  const invitation = await shop.mailedToken(browser.email, '/operate/join');
  return Object.assign(new TestOperator(shop, browser), { invitation });
}

/** The same, with the invitation accepted and the console open. */
export async function operator(shop: TestShop, role: Role): Promise<TestOperator> {
  const person = await invited(shop, role);
  const { browser, invitation } = person;
  const started = await person.tell<{ secret: string }>('session/join/start', { invitation });
  person.secret = started.body.secret;
  person.joinedWith = person.code();
  const joined = await person.tell<{ recovery_codes: string[] }>('session/join/confirm', {
    invitation,
    code: person.joinedWith,
  });
  if (joined.status !== 200) throw new Error(`${browser.email} did not join: ${joined.body.error}`);
  person.recoveryCodes = joined.body.recovery_codes;
  return person;
}
