import { RETURN_MINUTES } from '../../../src/domain/operators/cases.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { caseWords } from '../../../src/web/operate/cases/words.ts';
import { addressWords as words } from '../../../src/web/operate/parts/words.ts';
import { expect, expectToFit, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/checkout-page.ts';
import { openServedConsole, startServedConsole } from '../../support/browser/served-console.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';

let world: TestShop;
let worker: CaseWorker;
test.beforeAll(async () => {
  world = await startServedConsole({ returnedMail: true });
  worker = new CaseWorker(world);
  await worker.open();
});
test.afterAll(() => world.stop());

test('a returned mail is mended by another address, from its case, by keyboard alone', async ({ page }) => {
  const { buyer } = await ownerOfEsim(world);
  await world.settle();
  await world.world.control('mail-return', { to: buyer.email });
  await watch(world.deps);
  const found = await worker.caseOf('mail_returned');
  await openServedConsole(page, world);
  await page.goto(`${world.baseUrl}/operate/cases/${found.id}`);
  await expect(page.getByText(caseWords.ends.mail_returned)).toBeVisible();
  await expectToFit(page, 360, 1440);
  await tabTo(page, page.getByRole('button', { name: words.button }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog.getByText(buyer.email)).toBeVisible();
  await expectToFit(page, 360, 1440);
  await tabTo(page, dialog.getByLabel(words.to));
  await page.keyboard.type('mia.new@posteo');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('a typo at the checkout');
  await tabTo(page, dialog.getByRole('button', { name: words.action }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.wrong).first()).toBeVisible();
  await tabTo(page, dialog.getByLabel(words.to));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('mia.new@posteo.example');
  await tabTo(page, dialog.getByRole('button', { name: words.action }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The order’s emails go to mia.new@posteo.example.')).toBeVisible();
  await expect(page.getByText(caseWords.waits.mail_taken.title)).toBeVisible();

  await world.drain();
  await page.reload();
  await expect(page.getByText(caseWords.waits.mail_kept.title)).toBeVisible();
  await expectToFit(page, 360, 1440);
  await world.pass(RETURN_MINUTES * 60);
  await page.reload();
  await expect(page.getByText(caseWords.over)).toBeVisible();
  await expect(page.getByRole('button', { name: words.button })).toHaveCount(0);
});

test('of an order with two addresses its page changes the chosen one', async ({ page }) => {
  const buyer = world.buyer();
  const second = 'kai.second@posteo.example';
  const request = { send_to_both_emails: true, alternative_email: second };
  const owned = await ownerOfEsim(world, { buyer, request });
  const { id } = await world.purchaseOf(owned);
  await openServedConsole(page, world);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${world.baseUrl}/operate/orders/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: words.button }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(words.which).selectOption(second);
  await dialog.getByLabel(words.to).fill('kai.new@posteo.example');
  await dialog.getByLabel('Reason').fill('a typo at the checkout');
  await expectToFit(page, 360, 1440);
  await dialog.getByRole('button', { name: words.action }).click();
  await expect(page.getByText('The order’s emails go to kai.new@posteo.example.')).toBeVisible();
  await expect(page.getByText('Address changed')).toBeVisible();
  expect(await world.purchaseOf(owned)).toMatchObject({
    email: buyer.email,
    alternativeEmail: 'kai.new@posteo.example',
  });
});
