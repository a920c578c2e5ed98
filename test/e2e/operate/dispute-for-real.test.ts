import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { disputeWords as words } from '../../../src/web/operate/disputes/words.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';
import { openServedConsole, startServedConsole } from '../../support/browser/served-console.ts';
import { CASE_CAUSES } from '../../support/console/case-causes.ts';
import type { TestShop } from '../../support/shop/shop.ts';

let world: TestShop;
test.beforeAll(async () => {
  world = await startServedConsole({});
});
test.afterAll(() => world.stop());
test.afterEach(() => world.world.webhooks('release'));

async function openDisputes() {
  const { text } = await runCommand(world.deps, ['disputes', '--json']);
  const { disputes } = JSON.parse(text) as OutputOf<'disputes'>;
  return disputes.filter(({ state }) => state === 'open');
}

for (const width of [360, 1440]) {
  test(
    `a dispute is answered by the keyboard alone, ${width} px wide: staged, read and sent once`,
    { tag: LONG },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await CASE_CAUSES.dispute.make(world);
      await openServedConsole(page, world);
      await page.goto(`${world.baseUrl}/operate/disputes?state=open`);
      await tabTo(page, page.locator('a[href*="/operate/disputes/"]').first());
      await page.keyboard.press('Enter');
      const stage = page.getByRole('button', { name: words.stage.button });
      await expect(stage).toBeVisible();
      await tabTo(page, stage);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByLabel(words.stage.field));
      await page.keyboard.type('They wrote to us that it works.');
      await tabTo(page, dialog.getByRole('button', { name: words.stage.action }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.stage.done)).toBeVisible();
      await expectToFit(page);

      const send = page.getByRole('button', { name: words.send.button });
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(words.send.lead)).toBeVisible();
      await tabTo(page, dialog.getByRole('button', { name: words.send.action }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.send.done)).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.answered)).toBeVisible();
      await expect(send).toHaveCount(0);

      // The bank decides, and the shop receives the event.
      await world.world.webhooks('release');
      await CASE_CAUSES.dispute.mend?.(world);
      await expect.poll(async () => (await world.settle(), await openDisputes())).toEqual([]);
    },
  );
}
