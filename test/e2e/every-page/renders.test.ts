import type { Page } from '@playwright/test';

import { expect, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';
import { aPlan } from '../../support/browser/checkout-page.ts';

/** React's record of a place on the page, with React's own names. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Counting {
  rendered: number;
  /** The same by commit, which is what one frame shows. */
  commits: number[];
}

/** To be called before the first page of a test: counts the components that React renders, as its developer tools do. */
async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CALLED = 1;
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const counting: Counting = { rendered: 0, commits: [] };
    const count = (now: Fiber) => {
      if (COMPONENTS.has(now.tag) && (now.flags & CALLED) !== 0) counting.rendered += 1;
      // An unvisited part below is the same as before.
      if (now.alternate && now.alternate.child === now.child) return;
      for (let below = now.child; below; below = below.sibling) count(below);
    };
    Object.assign(window, {
      counting,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
          const before = counting.rendered;
          count(root.current);
          counting.commits.push(counting.rendered - before);
        },
        onCommitFiberUnmount: () => {},
      },
    });
  });
}

/** How many components React rendered because of `act`, until the page was idle. */
async function rendersOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const rest = () =>
    page.waitForFunction(async () => {
      const { counting } = window as unknown as { counting: Counting };
      const before = counting.rendered;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return counting.rendered === before;
    });
  const count = () => page.evaluate(() => (window as unknown as { counting: Counting }).counting.rendered);
  await rest();
  const before = await count();
  await act();
  await rest();
  return (await count()) - before;
}

const plan = (page: Page, position: number) => planRows(page).nth(position).locator('xpath=ancestor::label');

test.beforeEach(({ page }) => countRenders(page));

test('choosing a plan renders what depends on it, not the list of all plans', async ({ page }) => {
  await openAwake(page, '/country/JP');
  expect(await page.locator('[name=plan]').count()).toBeGreaterThan(20);
  const choice = page.getByRole('region', { name: 'Your choice' });
  const before = await choice.innerText();
  const rendered = await rendersOf(page, async () => {
    await plan(page, 3).click();
    await expect(choice).not.toHaveText(before, { useInnerText: true });
  });
  expect(rendered).toBeGreaterThan(3);
  // The bar and the pass are a dozen of them; the rows would be a hundred.
  expect(rendered).toBeLessThanOrEqual(26);
});

test('what rearranges the plans answers its press first, in few components', async ({ page }) => {
  await openAwake(page, '/country/JP');
  // Each element of a row is thirty of the page.
  expect(await plan(page, 1).locator('xpath=ancestor::div[1]').locator('*').count()).toBeLessThanOrEqual(10);
  const commits = () => page.evaluate(() => (window as unknown as { counting: Counting }).counting.commits);
  for (const [name, most] of [
    [/^See More Plans/, 26],
    ['7 days', 3],
  ] as const) {
    const before = (await commits()).length;
    await rendersOf(page, () => page.getByRole('button', { name, exact: true }).click());
    const [answer = Number.NaN, list = 0] = (await commits()).slice(before);
    expect(answer, String(name)).toBeLessThanOrEqual(most);
    expect(list, String(name)).toBeGreaterThan(most);
  }
});

test(
  'changing the payment method renders what it changes, not the whole checkout',
  { tag: LONG },
  async ({ page, checkout }) => {
    await checkout.open(await aPlan(page));
    await expect(checkout.cardInput('cardnumber')).toBeVisible();
    const total = page.getByRole('complementary', { name: 'Order Summary' }).locator('[aria-expanded]');
    const before = await total.innerText();
    const rendered = await rendersOf(page, () => page.getByRole('radio', { name: 'PayPal' }).check());
    expect(await total.innerText()).not.toBe(before);
    expect(rendered).toBeGreaterThan(10);
    expect(rendered).toBeLessThanOrEqual(50);
  },
);

test('typing in a valid field renders nothing else', { tag: LONG }, async ({ page, checkout }) => {
  await checkout.open(await aPlan(page));
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  const name = page.getByLabel('First Name');
  await name.click();
  const rendered = await rendersOf(page, () => page.keyboard.press('M'));
  expect(await name.inputValue()).toBe('M');
  expect(rendered).toBe(0);
});
