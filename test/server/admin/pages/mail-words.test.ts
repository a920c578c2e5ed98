import { afterEach, describe, expect, it } from 'vitest';

import { WORDED_MAILS } from '../../../../src/domain/operators/texts/worded-mails.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { sampleMails } from '../../../../src/server/mail/samples/preview.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const publish = (input: Partial<InputOf<'mail_words_publish'>>) =>
  ask('mail_words_publish', { mail: 'delivered', reason: 'a test', ...input });
const preview = (input: Partial<InputOf<'mail_preview'>> = {}) =>
  ask('mail_preview', { template: 'delivered', ...input });

afterEach(async () => {
  for (const language of ['en', 'de'] as const)
    await ask('mail_words_undo', { mail: 'delivered', language, version: 0, reason: 'the next test' });
});

describe('an operator’s words in an email', () => {
  it('join those of the template, whose codes and amounts stay, and leave with an undo', async () => {
    const before = await preview();
    await publish({
      subject: '{first_name}, off to {place}!',
      opening: 'Thank you for choosing {shop} & friends.\n\nSafe <b>travels</b>!',
      closing: String.raw`Order {order_number}: write to {support_email}. \{shop}`,
    });
    const mail = await preview();
    expect(mail.subject).toBe('Mia, off to Japan!');
    expect(mail.text).toContain('Thank you for choosing Simport & friends.');
    expect(mail.text).toContain('Safe <b>travels</b>!');
    expect(mail.html).toContain('Safe &lt;b&gt;travels&lt;/b&gt;!');
    expect(mail.html).not.toContain('<b>travels');
    expect(mail.text).toContain(`SP-7F3K-92QD: write to ${shop.deps.settings.SUPPORT_EMAIL}. {shop}`);
    expect(mail.text.indexOf('Safe')).toBeLessThan(mail.text.indexOf('LPA:1$'));
    // Every line of the template is there but its subject, which is the headline too.
    const [subject, ...lines] = before.text.split('\n').filter((line) => line.trim() !== '');
    expect(subject).toContain('Your eSIM for Japan is ready');
    for (const line of lines) expect(mail.text).toContain(line);
    await ask('mail_words_undo', { mail: 'delivered', version: 0, reason: 'back' });
    expect(await preview()).toEqual(before);
  });

  it('are in the mails that leave, in the language of the buyer', async () => {
    await publish({ opening: 'Hello {first_name}, your {plan} is here.' });
    await publish({ language: 'de', subject: 'Auf nach {place}', opening: '' });
    const bought = await shop.paid('JP');
    await shop.settle();
    const { email } = await shop.purchaseOf(bought);
    const mail = (await shop.world.mailbox(email)).find(({ text }) => text.includes('LPA:1$'));
    expect(mail?.subject).toBe('Your eSIM for Japan is ready');
    expect(mail?.text).toMatch(/Hello Mia, your Japan, \d+ GB, \d+ days is here\./);
    const { subject } = await preview({ language: 'de' });
    expect(subject).toBe('Auf nach Japan');
  });

  it('are seen before they are published, and sent to oneself', async () => {
    const before = await preview();
    const { id } = await ask('mail_words_preview', { mail: 'delivered', subject: 'Perhaps' });
    expect((await preview({ draft: id })).subject).toBe('Perhaps');
    expect(await preview()).toEqual(before);
    expect((await preview({ draft: 'guessed' })).subject).toBe(before.subject);
    const owner = await operator(shop, 'owner');
    const sent = await owner.tell<{ to: string; result: string }>('mail_sample', {
      template: 'delivered',
      draft: id,
    });
    expect(sent.body).toMatchObject({ to: owner.email, result: 'sent' });
    const inbox = await shop.world.mailbox(owner.email);
    expect(inbox.map(({ subject }) => subject)).toContain('[Sample] Perhaps');
  });

  it.each([
    [
      'an unknown placeholder',
      { opening: 'Dear {surname}' },
      'opening',
      /no placeholder {surname}.*{first_name}/,
    ],
    [
      'one that this mail does not know',
      { mail: 'verify_address', subject: '{place}' },
      'subject',
      /{place}/,
    ],
    ['a long subject', { subject: 'x'.repeat(121) }, 'subject', /120/],
    ['a long text', { closing: 'x'.repeat(2_001) }, 'closing', /2000|2,000/],
  ])('are refused beside their field: %s', async (_, wrong, field, words) => {
    const owner = await operator(shop, 'owner');
    const input = { mail: 'delivered', ...wrong, reason: 'x' };
    const { status, body } = await owner.tell<{ error: string; path: string[] }>('mail_words_publish', input);
    expect([status, body.path, body.error]).toEqual([400, [field], expect.stringMatching(words)]);
  });

  it('are versions with a comparison, published once by two, and for owners and managers', async () => {
    await publish({ subject: 'One' });
    const { newest } = await ask('mail_words', { mail: 'delivered' });
    await publish({ subject: 'Two', closing: 'Bye' });
    expect(
      (await ask('mail_words_compare', { mail: 'delivered', from: newest, to: newest + 1 })).changes,
    ).toEqual([
      { kind: 'removed', line: 'One' },
      { kind: 'added', line: 'Two' },
      { kind: 'added', line: '' },
      { kind: 'added', line: 'Bye' },
    ]);
    await expect(publish({ subject: 'Three', seen: newest })).rejects.toMatchObject({
      reason: 'changed_by_another',
    });
    expect((await ask('mail_words_history', { mail: 'delivered', limit: 1 })).versions).toMatchObject([
      { version: newest + 1, why: 'a test' },
    ]);
    const support = await operator(shop, 'support');
    expect((await support.tell('mail_words_publish', { mail: 'delivered', reason: 'x' })).status).toBe(403);
  });

  it('can join each mail to a customer, of which there is a sample', () => {
    const known = new Set<string>(sampleMails(shop.deps).map(([template]) => template));
    expect(WORDED_MAILS.filter((name) => !known.has(name))).toEqual([]);
  });
});
