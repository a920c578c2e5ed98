import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { SENDING_MAIL } from '../../support/outside/calls.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { OPERATOR_EMAIL: 'operator@shop.example' } });
const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

/** A verb's answer to somebody with that role. */
const ask = async <Name extends VerbName>(
  who: TestOperator,
  name: Name,
  input: Record<string, string> = {},
) => (await who.ask<OutputOf<Name>>(name, input)).body;

describe('the outbox', () => {
  it('lists sent and waiting mails, the next attempts and the server’s answers, with covered addresses', async () => {
    const support = await operator(shop, 'support');
    const owned = await ownerOfEsim(shop);
    await shop.settle();
    const { id } = await shop.purchaseOf(owned);
    const sent = await ask(support, 'mails', { state: 'sent' });
    expect(sent.mails.find(({ order }) => order?.id === id)).toMatchObject({
      template: 'delivered',
      state: 'sent',
      tries: 1,
      answer: null,
      next_try_at: null,
      until: null,
    });
    expect(JSON.stringify(sent)).not.toContain(owned.buyer.email);
    expect(sent.mails[0]?.to).toMatch(/^\w\*+@/);

    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 500 });
    await ownerOfEsim(shop);
    await shop.drain();
    const waiting = await ask(support, 'mails', { state: 'queued' });
    expect(waiting.queued).toBe(waiting.mails.length);
    expect(waiting.mails[0]).toMatchObject({ state: 'queued', sent_at: null });
    expect(waiting.mails[0]?.answer).toMatch(/451/);
    expect(waiting.mails[0]?.tries).toBeGreaterThan(0);
    const { created_at: made, until } = waiting.mails[0] ?? {};
    expect(Date.parse(until ?? '') - Date.parse(made ?? '')).toBe(24 * 3_600_000);
    // The queue tries a few times within a minute, and the sweep after that.
    expect(waiting.mails.some(({ next_try_at: at }) => at !== null)).toBe(true);
    expect(await run('mails', '--state', 'queued')).toMatch(/delivered +queued .*451/);
    await shop.world.clearFaults();

    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 1 });
    await ownerOfEsim(shop);
    await shop.settle();
    const failed = await ask(support, 'mails', { state: 'failed' });
    expect([failed.failed, failed.mails[0]?.state]).toEqual([1, 'failed']);
    expect(failed.mails[0]?.answer).toMatch(/550/);
    const first = await ask(support, 'mails', { limit: '1' });
    const second = await ask(support, 'mails', { limit: '1', after: first.next ?? '' });
    expect(second.mails[0]?.id).not.toBe(first.mails[0]?.id);
  });

  it('is open to roles in contact with buyers, templates to everybody', async () => {
    const finance = await operator(shop, 'finance');
    expect((await finance.ask('mails')).body.reason).toBe('not_your_role');
    const viewer = await operator(shop, 'viewer');
    expect((await viewer.ask('mail_templates')).status).toBe(200);
  });
});

describe('each template', () => {
  it('is shown with sample data, as HTML, as text and as a page that can do nothing', async () => {
    const viewer = await operator(shop, 'viewer');
    const { templates } = await ask(viewer, 'mail_templates');
    expect(templates.length).toBeGreaterThan(20);
    for (const { template, subjects } of templates) {
      const { subject, html, text } = await ask(viewer, 'mail_preview', { template });
      expect(subject).toBe(subjects[0]);
      expect(html).not.toContain('cid:');
      expect(text).not.toBe('');
    }
    const page = await viewer.browser.ask('/api/operate/mail_preview.html?template=delivered');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(await page.text()).toContain('data:image/png;base64,');
    const { attachments } = await ask(viewer, 'mail_preview', { template: 'delivered' });
    expect(attachments.map(({ filename }) => filename)).toContainEqual(expect.stringMatching(/\.png$/));
    const none = await viewer.ask('mail_preview', { template: 'delivered', sample: '99' });
    expect(none.body.reason).toBe('no_sample');
    const stranger = await shop.buyer().ask('/api/operate/mail_preview.html?template=delivered');
    expect(stranger.status).toBe(401);
    expect(await run('mail-templates')).toMatch(/^delivered +\S/m);
    expect(await run('mail-preview', 'delivered')).toMatch(/^subject +/);
  });

  it('is mailed to the operator who requests it, and nobody else, a few times an hour', async () => {
    const viewer = await operator(shop, 'viewer');
    const { status, body } = await viewer.tell<OutputOf<'mail_sample'>>('mail_sample', {
      template: 'refunded',
    });
    expect([status, body.to, body.result]).toEqual([200, viewer.email, 'sent']);
    expect(await shop.subjectsTo(viewer.email)).toContainEqual(expect.stringMatching(/^\[Sample\] /));
    expect(await run('audit', '1')).toContain('sample mail sent');
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 1 });
    const refused = await viewer.tell<OutputOf<'mail_sample'>>('mail_sample', { template: 'refunded' });
    expect(refused.body).toMatchObject({ result: 'permanent', answer: expect.stringMatching(/550/) });
    expect(await run('mail-sample', 'alert')).toMatch(/^to +operator@shop\.example\nresult +sent$/m);
  });
});
