import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { type Language, LANGUAGES, pageAddress } from '../../../src/domain/languages.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { keepWords as inArabic } from '../../../src/web/offline/words.ar.ts';
import { keepWords as inGerman } from '../../../src/web/offline/words.de.ts';
import { keepWords } from '../../../src/web/offline/words.ts';
import { signUpQuietly } from '../../support/browser/account-page.ts';
import { axe } from '../../support/browser/axe.ts';
import { awake, expect, expectToFit, NO_LIMITS, startOwnShop, test } from '../../support/browser/browser.ts';
import { buyAsGuest, Member } from '../../support/browser/member.ts';
import { chromiumArguments, findHeadlessChromium } from '../../support/machine/chromium.ts';
import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { readQr } from '../../support/reading/read-qr.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WORDS: Partial<Record<Language, typeof keepWords>> = { en: keepWords, de: inGerman, ar: inArabic };
const SPOKEN = (['en', 'de', 'ar'] as const).filter((language) => builtLanguages().includes(language));

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let shop: RunningShop;
/** What the next start of the shop is: a release that keeps orders on phones, or one that removes them. */
let packs: 'on' | 'off' = 'on';
let folder: string;
let context: BrowserContext;
let page: Page;

/** Opens the browser with everything that it kept, as a visitor comes back to it. */
async function openBrowser(): Promise<void> {
  const executablePath = findHeadlessChromium();
  context = await chromium.launchPersistentContext(folder, {
    baseURL: shop.baseUrl,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  page = await context.newPage();
}

/** Ends the browser at once, as a phone does that needs its memory. */
async function killBrowser(): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  await session.send('Browser.crash').catch(() => {});
  await closed;
}

const networkOff = () => shop.kill('SIGKILL');
const networkOn = () => shop.restart();

interface Bought {
  id: string;
  order: string;
  activation: { qr_code_data: string; matching_id: string; smdp_address: string };
}

/** The newest eSIM that was bought in the browser. */
async function newest(): Promise<Bought> {
  const { esims } = (await (await page.request.get('/api/esims')).json()) as { esims: { id: string }[] };
  const id = esims[0]?.id ?? '';
  const answer = await page.request.get(`/api/esims/${id}/activation`);
  return { id, ...((await answer.json()) as Omit<Bought, 'id'>) };
}

async function buy(): Promise<Bought> {
  await buyAsGuest(page, shop.sandbox);
  return newest();
}

async function keep({ order }: Bought, language: Language = 'en'): Promise<void> {
  const words = WORDS[language] ?? keepWords;
  await page.goto(pageAddress(language, `/order/${order}`));
  await awake(page);
  await page.getByRole('button', { name: words.keep.device }).click();
  await expect(page.getByText(words.kept).first()).toBeVisible();
}

/** Everything that the browser stores for the shop, as far as it can be read as text. */
function stored(): Promise<{
  text: string;
  cached: string[];
  workers: number;
  databases: string[];
  packs: number;
}> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    let text = JSON.stringify([localStorage, sessionStorage]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(`${name} ${new URL(request.url).pathname}`);
        text += await (await cache.match(request))?.text();
      }
    }
    let packs = 0;
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    if (databases.includes('simport-offline')) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('simport-offline');
        asked.addEventListener('success', () => resolve(asked.result));
      });
      const rows = await new Promise<Record<string, unknown>[]>((resolve) => {
        const asked = database.transaction('packs').objectStore('packs').getAll();
        asked.addEventListener('success', () => resolve(asked.result as Record<string, unknown>[]));
      });
      database.close();
      packs = rows.length;
      for (const value of rows.flatMap((row) => Object.values(row)))
        text +=
          value instanceof ArrayBuffer || value instanceof Uint8Array
            ? new TextDecoder('latin1').decode(value)
            : String(value);
    }
    const workers = (await navigator.serviceWorker.getRegistrations()).length;
    return { text, cached, workers, databases, packs };
  });
}

const NOTHING = { cached: [], workers: 0, databases: [] };
const kept = async () => {
  const { cached, workers, databases } = await stored();
  return { cached, workers, databases };
};
const article = (place = 'Japan') => page.getByRole('article', { name: place });

test.beforeAll(async () => {
  shop = await startOwnShop({ env: NO_LIMITS, ownEnv: () => ({ OFFLINE_PACKS: packs }) });
});
test.afterAll(() => shop.stop());
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simport-browser-'));
  await openBrowser();
});
test.afterEach(async () => {
  await networkOn();
  await context.close().catch(() => {});
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('what was kept opens without a network, also after the browser was killed, in its order’s language', async () => {
  const orders: [Language, Bought][] = [];
  for (const language of SPOKEN) {
    const bought = await buy();
    await keep(bought, language);
    orders.push([language, bought]);
  }
  const { text, ...rest } = await stored();
  expect(rest).toEqual({
    cached: ['simport-offline /offline'],
    workers: 1,
    databases: ['simport-offline'],
    packs: orders.length,
  });
  for (const [, { order, activation }] of orders)
    for (const secret of [order, activation.matching_id, activation.qr_code_data])
      expect(text).not.toContain(secret);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await killBrowser();
  await networkOff();
  await openBrowser();
  await page.goto('/offline');
  await expect(page.getByRole('article')).toHaveCount(orders.length);
  for (const [language, { activation }] of orders) {
    const { tag, direction } = LANGUAGES[language];
    const pack = page.locator(`article[lang="${tag}"]`);
    await expect(pack).toHaveAttribute('dir', direction);
    for (const code of [activation.smdp_address, activation.matching_id, activation.qr_code_data])
      await expect(pack.getByText(code, { exact: true })).toBeVisible();
    const picture = await pack.locator('img').getAttribute('src');
    expect(readQr(Buffer.from(picture?.split(',')[1] ?? '', 'base64'))).toBe(activation.qr_code_data);
  }
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, 'contrast');
  await expectToFit(page, 320, 360, 768, 1440);

  // Another page of the shop does not come either; at the address of an order its own is the first.
  await page.goto('/faq');
  await expect(page.getByRole('article')).toHaveCount(orders.length);
  const [language, first] = orders[0] ?? [];
  await page.goto(pageAddress(language ?? 'en', `/order/${first?.order}`));
  await expect(page.getByRole('article').first()).toContainText(first?.activation.matching_id ?? 'none');
});

test('a phone without a network reads how to install on it, copies codes, and removes them when asked twice', async () => {
  const bought = await buy();
  await keep(bought);
  await networkOff();
  await page.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  }, PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/offline');
  const oneTap = article().getByRole('link', { name: 'Install on Android' });
  await expect(oneTap).toHaveAttribute('href', /^https:\/\/esimsetup\.android\.com\/.*LPA:1\$/);
  await expect(article().getByText('Installing needs Wi‑Fi.')).toBeVisible();
  // The other ways are a press away.
  await expect(article().getByText(/Apple’s setup/)).toBeHidden();
  await article().getByText('Install on iPhone').click();
  await expect(article().getByText(/Apple’s setup/)).toBeVisible();
  await article().getByText('No connection?').click();
  await expect(article().getByText('APN', { exact: true })).toBeVisible();

  await article().getByRole('button', { name: 'Copy Activation code' }).press('Enter');
  await expect(article().getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bought.activation.matching_id);

  await article().getByRole('button', { name: 'Remove it from here' }).press('Enter');
  await expect(article().getByRole('alert')).toHaveText('Without a network you can’t get it back.');
  await expect(article().getByRole('button', { name: 'Keep it' })).toBeFocused();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(article().getByRole('button', { name: 'Remove it from here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await article().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is kept here' })).toBeVisible();
  await axe(page);
  await expect.poll(kept).toEqual(NOTHING);
});

test('the browser keeps nothing of a visitor who presses nothing, and says so if it can’t', async () => {
  const bought = await buy();
  await page.goto(`/order/${bought.order}`);
  await awake(page);
  expect(await kept()).toEqual(NOTHING);
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', '/offline.webmanifest');

  await page.addInitScript(() => {
    // As in a private window of some browsers.
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: keepWords.keep.device }).click();
  await expect(page.getByRole('alert')).toContainText(keepWords.failed.blocked);
});

test('an order that is added to the home screen is kept by itself, unless it was removed before', async () => {
  const bought = await buy();
  await page.goto(`/order/${bought.order}`);
  await awake(page);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText(keepWords.kept).first()).toBeVisible();
  await page.getByRole('button', { name: keepWords.remove }).click();
  await expect(page.getByRole('button', { name: keepWords.keep.device })).toBeVisible();
  await expect.poll(kept).toEqual(NOTHING);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.reload();
  await awake(page);
  await expect(page.getByRole('button', { name: keepWords.keep.device })).toBeVisible();
  expect(await kept()).toEqual(NOTHING);

  // The list keeps its newest ones, though no dialog is open.
  await buy();
  await page.goto('/profile');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(async () => (await stored()).packs).toBe(1);
  await page.goto('/offline');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('codes go once the network has seen the eSIM in use, and everything with the refund', async () => {
  const world = new OutsideWorld(shop.sandbox.control);
  const used = await buy();
  await keep(used);
  const details = (await (await page.request.get(`/api/esims/${used.id}`)).json()) as {
    esim: { iccid: string };
  };
  await world.control('usage', { iccid: details.esim.iccid, megabytes: 300 });
  await expect
    .poll(async () => (await page.request.get(`/api/esims/${used.id}/status`)).json())
    .toMatchObject({ bundle_status: { bundle_state: 'active' } });
  // Online the page asks by itself.
  await page.goto('/offline');
  await expect(article().getByText('This eSIM was installed, so its codes were deleted here.')).toBeVisible();
  await expect(article().getByText(used.activation.matching_id)).toHaveCount(0);
  await expect(article().getByText('When you land')).toBeVisible();
  await expect(article().getByText('700 MB (As of ')).toBeVisible();

  const returned = await buy();
  await keep(returned);
  const answer = await page.request.post(`/api/esims/${returned.id}/refund`, {
    data: { reason: 'changed_mind' },
    headers: { origin: shop.baseUrl },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`/order/${returned.order}`);
  await expect
    .poll(async () => {
      await page.goto('/offline');
      return page.getByRole('article').count();
    })
    .toBe(1);
});

test('signing out deletes what was kept, here and from afar', async () => {
  for (const isFromAfar of [false, true]) {
    await page.goto('/');
    const email = await signUpQuietly(page, undefined, 'Mia Larsen');
    await new Member(page, email, shop.sandbox).buyAndKeepCard();
    await keep(await newest());
    expect(await kept()).toMatchObject({ workers: 1, databases: ['simport-offline'] });
    if (isFromAfar) {
      // The browser still believes that it has a session.
      const hint = (await context.cookies()).find(({ name }) => name.includes('signed_in'));
      await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: shop.baseUrl } });
      if (hint) await context.addCookies([hint]);
      await page.goto('/');
    } else {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
    }
    await expect.poll(kept).toEqual(NOTHING);
  }
});

test('a release removes the worker, and all that was kept with it', async () => {
  const bought = await buy();
  await keep(bought);
  packs = 'off';
  await shop.kill('SIGKILL');
  await shop.restart();
  // Any page: the browser asks for the worker by itself.
  await page.goto('/faq');
  await expect.poll(kept).toEqual(NOTHING);
  await page.goto(`/order/${bought.order}`);
  await awake(page);
  await expect(page.getByRole('button', { name: keepWords.keep.device })).toHaveCount(0);
  packs = 'on';
  await shop.kill('SIGKILL');
  await shop.restart();
});
