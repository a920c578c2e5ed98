import type { Page } from '@playwright/test';

import { expect } from '../../support/browser/browser.ts';
import { aPlan } from '../../support/browser/checkout-page.ts';
import { openConsole, orderOf } from '../../support/browser/console-page.ts';
import { PAGES_OF_SAMPLES, PAGES_OF_THE_SHOP } from '../../support/browser/console-pages.ts';
import { filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { Member } from '../../support/browser/member.ts';
import { post } from '../../support/browser/post.ts';
import { ago, idOf } from '../../support/browser/samples/console-samples.ts';
import {
  customerFacts,
  leadFacts,
  listedCustomer,
  listedLead,
} from '../../support/browser/samples/customer-samples.ts';
import { doctorFacts } from '../../support/browser/samples/shop-samples.ts';
import { DESK_FIRST, REFUSALS, walks } from '../../support/browser/walks.ts';
import { machineWordsIn } from '../../support/console/machine-words.ts';
import { isLong } from '../../support/machine/long.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Up to 900 pixels lists show fewer columns. */
const COMPACT = { width: 900, height: 800 };

/** No compact list is wider than its place. Small tables may scroll: a keyboard reaches them. */
async function expectListsToFit(page: Page, screen: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > COMPACT.width) return;
  const beyond = await page
    .locator(':not([role="group"]):has(> table)')
    .evaluateAll((places) => places.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect([screen, beyond.filter(Boolean)]).toEqual([screen, []]);
}

const ENROLMENT = {
  email: 'ada@simport.example',
  role: 'support',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Simport:ada?secret=JBSWY3DP&issuer=one',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
};

async function openInConsole(page: Page, place: string): Promise<void> {
  await page.goto(`/operate/${place}`);
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const main = page.getByRole('main');
  const labelled = new Set(machineWordsIn((await main.locator('code').allInnerTexts()).join('\n')));
  const words = machineWordsIn(await main.innerText());
  expect([place, words.filter((word) => !labelled.has(word))]).toEqual([place, []]);
}

/** The id of an order that an operator made. */
async function savedDraft(page: Page): Promise<string> {
  const { bundle_name, country_code } = await aPlan(page);
  const saved = await post<{ id: string }>(page, '/api/operate/draft_order_save', {
    terms: 'link',
    reason: 'a test',
    full_name: 'Mia Larsen',
    email: 'mia@example.com',
    language: 'en',
    currency: 'USD',
    lines: [{ bundle_name, country_code, quantity: 2, unit_cents: 99_00 }],
    valid_until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  return saved.id;
}

walks(
  {
    'who signs in': async function* ({ page, complaints }) {
      complaints.expect(REFUSALS);
      const fake = filledConsole();
      fake.state = 'signed_out';
      await fake.serve(page);
      await page.goto('/operate');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Fill in both fields.')).toBeVisible();
      yield 'sign in';
      fake.state = 'code';
      await page.goto('/operate');
      await page.getByLabel('Six-digit code').fill('000000');
      await page.getByLabel('Six-digit code').press('Enter');
      await expect(page.getByText('That code is wrong', { exact: false })).toBeVisible();
      yield 'a wrong code';
      fake.state = 'no_operator';
      await page.goto('/operate');
      await expect(page.getByRole('heading', { name: 'You don’t have access to the console' })).toBeVisible();
      yield 'no operator';
      const invited = (step: string) => ({
        email: 'ada@simport.example',
        role: 'support',
        step,
        ways: { password: true, google: false },
        signed_in_as: null,
      });
      fake.on('session/join/read', () => invited('account'));
      await page.goto('/operate/join#one');
      await expect(page.getByText('ada@simport.example joins as support.')).toBeVisible();
      yield 'an invitation';
      fake.on('session/join/read', () => invited('factor'));
      fake.on('session/join/start', () => ENROLMENT);
      fake.on('session/join/confirm', () => ({
        recovery_codes: Array.from({ length: 10 }, (_, n) => `ABCD${n}-FGHJ${n}`),
      }));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Add a second step' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      yield 'the second step of joining';
      await page.getByLabel('Six-digit code').fill('123456');
      await button(page, 'Join').click();
      await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
      yield 'recovery codes';
    },

    'every screen that shows what others did': async function* ({ page, complaints }) {
      // Axe would run its scripts in the email, too.
      complaints.expect(/Blocked script execution in '\S+mail_preview\.html/);
      complaints.expect(/api\/operate\/\S+ 503|status of 503/);
      const fake = filledConsole();
      fake.on('customers', () => ({ customers: [0, 1, 2].map((n) => listedCustomer(n)), next: null }));
      fake.on('customer', () => customerFacts());
      fake.on('leads', () => ({ leads: [0, 1, 2, 3].map((n) => listedLead(n)), next: null }));
      fake.on('lead', () => leadFacts());
      fake.on('doctor', () => doctorFacts());
      fake.on('session/passkeys', () => ({
        passkeys: ['Work laptop', 'Phone'].map((label, n) => ({
          id: idOf(970 + n),
          label,
          added_at: ago(9000),
          used_at: n === 0 ? ago(3) : null,
        })),
      }));
      fake.on('session/authenticator/start', () => ENROLMENT);
      await fake.serve(page);
      await page.route('**/api/operate/mail_preview.html?**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Mail</title><h1>Your eSIM is ready</h1></html>',
        }),
      );
      for (const place of [...Object.values(PAGES_OF_SAMPLES), 'nowhere']) {
        if (isLong) await page.setViewportSize(COMPACT);
        await openInConsole(page, place);
        await expectListsToFit(page, place);
        yield place;
      }
      await page.goto('/operate/team');
      await button(page, 'Invite someone').click();
      yield 'operator_invite';
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await button(page, 'Replace the authenticator app').click();
      await expect(dialog(page, 'Replace your authenticator app')).toBeVisible();
      yield 'authenticator';
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or act' }).fill('mia');
      await expect(page.getByRole('option').first()).toBeVisible();
      yield 'find';
      await page.goto(`/operate/customers/u_7Xk0`);
      await button(page, 'Erase').click();
      yield 'erase';
      fake.on('orders', () => refusal(503, 'shop_away'));
      await page.goto('/operate/orders');
      await expect(page.getByRole('heading', { name: 'The shop can’t answer right now' })).toBeVisible();
      yield 'the shop is away';
    },

    'an order, prices, codes and the catalogue of a shop': async function* ({ page, shop, sandbox }) {
      const number = await orderOf(await Member.signUp(page, sandbox, 'Mia Larsen'));
      await openConsole(page, shop);
      await page.getByRole('link', { name: number }).click();
      await expect(heading(page, number)).toBeVisible();
      yield 'order';
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Refund \$/ })
        .click();
      await expect(page.getByRole('dialog').getByText('Enter a reason', { exact: false })).toBeVisible();
      yield 'refund';
      const code = `SEEN-${Date.now().toString(36)}`.toUpperCase();
      await shop.operate('promotion', code, 'make', '--percent', '10', '--yes');
      const synced = await page.request.get('/api/operate/syncs');
      const { syncs } = (await synced.json()) as { syncs: { id: string }[] };
      const draft = await savedDraft(page);
      const made = {
        'orders/drafts/made': `orders/drafts/${draft}`,
        'orders/drafts/made/edit': `orders/drafts/${draft}/edit`,
        'promotions/new': `promotions/${code}`,
        'catalogue/syncs/new': `catalogue/syncs/${syncs.at(-1)?.id}`,
      };
      for (const place of Object.values(PAGES_OF_THE_SHOP)) {
        await openInConsole(page, place in made ? made[place as keyof typeof made] : place);
        yield place;
      }
      await page.goto('/operate/promotions');
      await button(page, 'New code').click();
      await dialog(page, 'New code').getByRole('button', { name: 'Create code' }).click();
      yield 'new code';
      await page.goto('/operate/prices');
      await button(page, 'Add a rule').click();
      await dialog(page, 'Add a rule').getByRole('button', { name: 'Save rule' }).click();
      yield 'a price rule';
    },
  },
  { sizes: DESK_FIRST, look: expectListsToFit },
);
