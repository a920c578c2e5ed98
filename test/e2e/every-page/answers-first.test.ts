import type { Page } from '@playwright/test';

import { expect, openAwake, test, LONG, planRows } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';

interface Watched {
  /** Calls that created a number or date formatter. */
  formats: string[];
  /** For each time the style named the fonts, whether both were loaded. */
  named: boolean[];
  /** What was written into the head after the first press, and whether there was a frame in between. */
  written: { file: string; late: boolean }[];
  /** For each change of the bar after a press on a plan, whether there was a frame in between. */
  told: boolean[];
  /** For each press that closes a dialog, whether there was a frame before it closed. */
  closed: boolean[];
  /** For each task, how many of the processor's elements got their frames. */
  frames: number[];
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const found: Watched = { formats: [], named: [], written: [], told: [], closed: [], frames: [] };
    Object.assign(window, { watched: found });
    const makers = Intl as unknown as Record<string, new (...given: unknown[]) => object>;
    for (const name of ['NumberFormat', 'ListFormat', 'DateTimeFormat', 'PluralRules', 'Collator']) {
      const own = makers[name];
      if (own)
        makers[name] = new Proxy(own, {
          construct(maker, given) {
            found.formats.push(name);
            return new maker(...given);
          },
        });
    }

    let painted: boolean | undefined;
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(
        kind,
        () => {
          painted = false;
          requestAnimationFrame(() => (painted = true));
        },
        true,
      );
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') {
          if (target.parentElement?.closest('[data-buy-bar]')) found.told.push(painted === true);
        } else if (type === 'attributes' && target instanceof HTMLDialogElement) {
          if (!target.open) found.closed.push(painted === true);
        } else if (type === 'attributes')
          found.named.push(
            ['700 1em "Bricolage Grotesque"', '1em Inter'].every((font) => document.fonts.check(font)),
          );
        for (const added of addedNodes)
          if (painted !== undefined && added instanceof HTMLLinkElement)
            found.written.push({ file: new URL(added.href).pathname, late: painted });
      }
      const places = new Set<string>();
      for (const { addedNodes } of changes)
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          const frame = added.matches('iframe') ? added : added.querySelector('iframe');
          if (frame) places.add(frame.closest('fieldset') ? 'card' : 'wallets');
        }
      if (places.size > 0) found.frames.push(places.size);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-fonts', 'open'],
    });
  });
});

test('no page creates an Intl format as it starts: the first one costs a phone 50 ms', async ({ page }) => {
  for (const place of ['/', '/country/JP', '/browse', '/regional', checkoutAddress(await aPlan(page))]) {
    await openAwake(page, place);
    await page.waitForLoadState('load');
    expect([place, (await watched(page)).formats]).toEqual([place, []]);
  }
});

test('the style names the fonts of a page once, when both are loaded', { tag: LONG }, async ({ page }) => {
  for (const place of ['/', '/country/JP', checkoutAddress(await aPlan(page))]) {
    await page.goto('about:blank');
    await openAwake(page, place);
    await expect(page.locator('html[data-fonts]')).toBeAttached();
    expect([place, (await watched(page)).named]).toEqual([place, [true]]);
    await expect(page.locator('h1').first()).toHaveCSS('font-family', /^"?Bricolage Grotesque"?,/);
  }
});

test('a press shows its effect before the page fetches what it needs later', async ({ page }) => {
  const fetchedBy = async (act: () => Promise<unknown>, file: RegExp) => {
    await act();
    await expect
      .poll(async () => (await watched(page)).written.map((one) => one.file).join(' '))
      .toMatch(file);
    expect((await watched(page)).written.filter(({ late }) => !late)).toEqual([]);
  };
  await openAwake(page, '/');
  await fetchedBy(() => page.getByRole('combobox').first().click(), /search-panel/);
  await openAwake(page, checkoutAddress(await aPlan(page)));
  await fetchedBy(() => page.getByRole('radio', { name: 'PayPal' }).check(), /paypal-buttons/);
  await openAwake(page, '/country/JP');
  await planRows(page).nth(2).check();
  await expect.poll(async () => (await watched(page)).told).toContain(true);
  expect((await watched(page)).told).not.toContain(false);
});

test(
  'a closing dialog disappears before the page behind it is rendered again',
  { tag: LONG },
  async ({ page }) => {
    await openAwake(page, '/country/JP');
    const opener = page.getByRole('button', { name: /Plan Details/ }).nth(2);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).press('Enter'),
    ];
    for (const leave of ways) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await leave();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    expect((await watched(page)).closed).toEqual([true, true]);
  },
);

test('the processor mounts one of its elements at a time', { tag: LONG }, async ({ page, checkout }) => {
  await checkout.open(await aPlan(page));
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  await expect.poll(async () => (await watched(page)).frames.length).toBeGreaterThan(1);
  expect(Math.max(...(await watched(page)).frames)).toBe(1);
});
