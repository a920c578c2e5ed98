import {
  actOfCase,
  CASE_KINDS,
  type CaseKind,
  ENDS_BY_ADDRESS,
  RETURN_MINUTES,
} from '../../../src/domain/operators/cases.ts';
import { listCases } from '../../../src/server/alerts/cases.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { caseWords, casesWords } from '../../../src/web/operate/cases/words.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';
import { openServedConsole, startServedConsole } from '../../support/browser/served-console.ts';
import { CASE_CAUSES } from '../../support/console/case-causes.ts';
import type { TestShop } from '../../support/shop/shop.ts';

let world: TestShop;
test.beforeAll(async () => {
  world = await startServedConsole({ returnedMail: true, env: { CARD_TESTING_DECLINES: '25' } });
});
test.afterAll(() => world.stop());
// The next kind of case starts in a healthy world.
test.afterEach(async () => {
  await world.world.clearFaults();
  await world.world.webhooks('release');
});

async function newest(kind: CaseKind) {
  const [found] = await listCases(world.deps.db.db, { kind, state: undefined }, world.deps.now(), {
    after: null,
    limit: 1,
  });
  if (!found) throw new Error(`no case ${kind}`);
  return found;
}

for (const kind of CASE_KINDS) {
  const { make, mend, leaves } = CASE_CAUSES[kind];
  test(`${kind} comes about in the sandbox, and one press closes it`, { tag: LONG }, async ({ page }) => {
    await make(world);
    await watch(world.deps);
    const { id } = await newest(kind);
    await openServedConsole(page, world);
    await page.goto(`${world.baseUrl}/operate/cases?state=open&kind=${kind}`);
    await page.locator(`a[href$="/cases/${id}"]`).click();
    await expect(page.getByRole('heading', { name: casesWords.kinds[kind], level: 1 })).toBeVisible();
    await expectToFit(page, 360, 1440);
    await mend?.(world);
    await page.getByRole('button', { name: caseWords.acts[actOfCase(kind)].button }).click();
    await expect(page.getByText(/^(Done\.|The case is closed\.)/)).toBeVisible();
    // The press queued jobs, which now run; nobody presses again.
    await world.drain();
    if (ENDS_BY_ADDRESS.has(kind)) await world.pass(RETURN_MINUTES * 60);
    await page.reload();
    const ended = leaves === 'over' ? caseWords.ended : caseWords.seen;
    await expect(page.getByText(ended, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: caseWords.acts[actOfCase(kind)].button })).toHaveCount(0);
    await watch(world.deps);
    await page.goto(`${world.baseUrl}/operate/cases?state=open&kind=${kind}`);
    await expect(page.locator(`a[href$="/cases/${id}"]`)).toHaveCount(0);
  });
}

for (const width of [360, 1440]) {
  test(
    `a case is found and closed by the keyboard alone, ${width} px wide`,
    { tag: LONG },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await CASE_CAUSES.low_balance.make(world);
      await watch(world.deps);
      await openServedConsole(page, world);
      await page.goto(`${world.baseUrl}/operate/cases?state=open&kind=low_balance`);
      await tabTo(page, page.getByRole('link', { name: casesWords.kinds.low_balance }).first());
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: caseWords.acts.check.button });
      await expect(button).toBeVisible();
      await CASE_CAUSES.low_balance.mend?.(world);
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(page.getByText(caseWords.done)).toBeVisible();
    },
  );
}
