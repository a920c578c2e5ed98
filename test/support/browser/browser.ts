import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

import { ownAddress } from '../database/fresh-database.ts';
import { preparedName } from '../database/prepared-database.ts';
import { type RunningShop, startRunningShop } from '../shop/running-shop.ts';
import { AuthDialog } from './account-page.ts';
import { Books } from './books.ts';
import { CheckoutPage } from './checkout-page.ts';
import { Member } from './member.ts';
import { PayPal } from './paypal-window.ts';
import { Wallets } from './wallets.ts';

const LATE_FOR_ITS_SESSION = /status of 401 .*\/api\/(account\/guest-purchases|auth\/token)\)$/;

/** Records every error of a visitor's browser; Chromium reports a violation of the CSP as a console error. */
export class Complaints {
  #found: string[] = [];
  #expected: RegExp[] = [];

  /** Errors that match are expected, because the test provokes them, such as the 402 of a declined card. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get stray(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  watch(context: BrowserContext, origin: string): void {
    const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (told) => {
      const error = told.error();
      // Errors that the browser throws by itself may come without a stack.
      this.#found.push(`page error: ${error.stack || String(error)}`);
    });
    context.on('request', (request) => {
      // Requests in progress for somebody who signs out are refused.
      if (request.url().endsWith('/api/auth/sign-out')) this.expect(LATE_FOR_ITS_SESSION);
      if (request.url().endsWith('/api/csp-reports'))
        this.#found.push(`Content Security Policy report: ${request.postData() ?? ''}`);
    });
    context.on('requestfailed', (request) => {
      // Leaving a page cancels its requests, which is no fault of the page.
      const cause = request.failure()?.errorText ?? '';
      if (isOurs(request.url()) && cause !== 'net::ERR_ABORTED') {
        this.#found.push(`failed request: ${request.method()} ${request.url()} ${cause}`);
      }
    });
    context.on('response', (response) => {
      if (isOurs(response.url()) && response.status() >= 500) {
        this.#found.push(
          `failed request: ${response.request().method()} ${response.url()} ${response.status()}`,
        );
      }
    });
  }
}

interface Fixtures {
  /** The browser's errors; an unexpected one fails the test. */
  complaints: Complaints;
  /** The sandbox's addresses: control with the inbox, and the card processor. */
  sandbox: RunningShop['sandbox'];
  /** The sandbox's records, counted from the beginning of the test, its inbox and its controls. */
  books: Books;
  auth: AuthDialog;
  checkout: CheckoutPage;
  paypal: PayPal;
  wallets: Wallets;
  /** Mia Larsen has an account and is signed in. */
  mia: Member;
  /** Kim van Dijk has an account and is signed in. */
  kim: Member;
}

interface WorkerFixtures {
  /** The shop's settings; a file that sets them has its own shop. */
  settings: Record<string, string>;
  /** Its shop uses the embedded database in any case. */
  isEmbedded: boolean;
  /** A shop with its own sandbox, so that one worker's controls affect no other worker's tests. */
  shop: RunningShop;
}

/** More than a shop needs to start on a busy machine. */
const START_MS = 240_000;

/** Most of these shops end before most of their pages are requested. */
const THRIFTY = { PAGES_AHEAD: 'off' };

/** A test does at once what visitors do over hours. */
export const NO_LIMITS = {
  RATE_LIMIT_SCALE: '1000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  RETURNS_PER_MONTH: '1000',
  ...THRIFTY,
};

/** For `test.use`: files with the same settings share a worker, its browser and its shop. */
export const WITH_WITHDRAWAL = { ...NO_LIMITS, WITHDRAWAL: 'on' };

type ShopOptions = NonNullable<Parameters<typeof startRunningShop>[0]>;

/** With its own database on the test run's server; on the embedded one if there is none, or if requested. */
async function startShop(options: ShopOptions, isEmbedded = false): Promise<RunningShop> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server || isEmbedded) return startRunningShop(options);
  const { url, drop } = await ownAddress(server, preparedName());
  return startRunningShop({ ...options, databaseUrl: url, onStopped: drop });
}

/** For `beforeAll`: a shop with its own settings beside the worker's. The caller must stop it. */
export function startOwnShop({ env, ownEnv }: Pick<ShopOptions, 'env' | 'ownEnv'>): Promise<RunningShop> {
  test.setTimeout(START_MS);
  return startShop({
    env: (sandbox) => ({ ...THRIFTY, ...(typeof env === 'function' ? env(sandbox) : env) }),
    ...(ownEnv && { ownEnv }),
  });
}

/** Playwright's test with the running shop; any unexpected error in the browser fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [NO_LIMITS, { option: true, scope: 'worker' }],
  isEmbedded: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ settings, isEmbedded }, use) => {
      const shop = await startShop({ env: settings }, isEmbedded);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ shop }, use) => use(shop.baseUrl),
  sandbox: ({ shop }, use) => use(shop.sandbox),
  books: async ({ sandbox }, use) => {
    const books = new Books(sandbox.control);
    await books.begin();
    await use(books);
  },
  auth: ({ page }, use) => use(new AuthDialog(page)),
  checkout: ({ page }, use) => use(new CheckoutPage(page)),
  paypal: ({ page }, use) => use(new PayPal(page)),
  wallets: ({ page }, use) => use(new Wallets(page)),
  mia: async ({ page, sandbox }, use) => use(await Member.signUp(page, sandbox, 'Mia Larsen')),
  kim: async ({ page, sandbox }, use) => use(await Member.signUp(page, sandbox, 'Kim van Dijk')),
  complaints: ({}, use) => use(new Complaints()),
  context: async ({ context, complaints, shop }, use) => {
    complaints.watch(context, new URL(shop.baseUrl).origin);
    await use(context);
    // An answer that a test was still rewriting at its end is not a failure.
    for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints.stray, 'complaints of the browser').toEqual([]);
  },
});

/** Fails if the page is wider than the screen, at its own width or at each of these; restores its width afterwards. */
export async function expectToFit(page: Page, ...widths: number[]): Promise<void> {
  const own = page.viewportSize();
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width !== undefined) await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([page.url(), width, beyond]).toEqual([page.url(), width, 0]);
  }
  if (own && widths.length > 0) await page.setViewportSize(own);
}

/** For a way that differs little from one in `npm test`; `npm run check:long` runs it. */
export const LONG = '@long';

/** The narrowest phone, a tablet and a screen. */
export const ALL_WIDTHS = [320, 768, 1440];

/** The plans of a place's list, without the row above it that repeats the recommended one. */
export const planRows = (page: Page) => page.locator('#plans').getByRole('radio');

export { awake, openAwake } from './open-page.ts';
export { expect };
