import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { enterpriseRequestSchema } from '../../../src/domain/enterprise/enterprise-request.ts';
import { complaintAbout } from '../../../src/domain/enterprise/request-rules.ts';
import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { purchaseRequest } from '../../../src/server/checkout/requests.ts';
import { EMPTY_DRAFT } from '../../../src/web/checkout/billing/billing-draft.ts';
import { checkBilling } from '../../../src/web/checkout/billing/check-billing.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const LETTERS = 'Please use an email address with only plain letters (a to z) before the @ sign';

/** An address with its own domain: as typed, as people read it, and as DNS knows it. */
function anAddress() {
  const name = `mia.${randomUUID().slice(0, 8)}`;
  return {
    typed: `${name}@Bücher.example`,
    shown: `${name}@bücher.example`,
    ascii: `${name}@xn--bcher-kva.example`,
  };
}
const mailsTo = async (address: string) => (await shop.world.mails()).filter(({ to }) => to === address);

describe('the checkout’s form, the enterprise form and the shop', () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...Array.from('ab.-_+ü例@ 1')), maxLength: 20 }),
    fc.tuple(fc.string({ maxLength: 8 }), fc.domain()).map((parts) => parts.join('@')),
  );

  it('agree on every address', () => {
    const request = {
      bundle_name: 'esim_1GB',
      country_code: 'JP',
      price: 1,
      payment_method: 'stripe',
      is_guest: true,
    };
    const company = { companyName: 'Aurora', contactName: 'Mia', consent: true };
    fc.assert(
      fc.property(typed, (email) => {
        const form = checkBilling({ ...EMPTY_DRAFT, firstName: 'Mia', lastName: 'Larsen', email }, null);
        const bought = purchaseRequest.safeParse({
          ...request,
          billing_details: { fullName: 'Mia Larsen', email },
        });
        const asked = enterpriseRequestSchema.safeParse({ ...company, email });
        const expected = 'buyer' in form ? form.buyer.email : null;
        expect(bought.data?.billing_details.email ?? null).toBe(expected);
        expect(asked.data?.email ?? null).toBe(expected);
        const complaint = 'errors' in form ? (form.errors.email ?? null) : null;
        expect(bought.error?.issues[0]?.message ?? null).toBe(complaint);
        expect(asked.error?.issues[0]?.message ?? null).toBe(complaint);
        expect(complaintAbout('email', email)).toBe(complaint);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an account with an international domain', () => {
  it.each(['Mia@Bücher.example', 'mia@пример.рф'])('%s is one account, in any spelling', async (typed) => {
    const mia = shop.buyer();
    expect((await mia.signUp(typed)).status).toBe(200);
    const known = (await mia.user())?.email ?? '';
    expect(known).toMatch(/^mia@xn--[a-z0-9-]+\.[a-z0-9-]+$/);
    await shop.drain();
    expect(await mailsTo(known)).toHaveLength(1);
    for (const form of [typed, typed.toUpperCase(), known]) {
      expect((await shop.buyer().signIn(form)).status).toBe(200);
      expect((await shop.buyer().signUp(form)).body.code).toMatch(/^USER_ALREADY_EXISTS/);
    }
    await shop.buyer().post('/api/auth/request-password-reset', { email: typed });
    await shop.drain();
    expect(await mailsTo(known)).toHaveLength(2);
  });

  it('can be deleted by either spelling', async () => {
    const { typed, ascii } = anAddress();
    const mia = shop.buyer();
    await mia.signUp(typed);
    const deleted = await mia.post('/api/account/delete', { email: typed, password: 'correct horse' });
    expect(deleted.status).toBe(200);
    expect((await shop.buyer().signIn(ascii)).body.code).toBe('USER_NOT_FOUND');
  });
});

describe('a purchase with an international domain', () => {
  it('is mailed once if both addresses are the same, and shown as people write it', async () => {
    const { typed, ascii, shown } = anAddress();
    const mia = shop.buyer();
    await mia.signUp(typed);
    const changes = { is_guest: false, send_to_both_emails: true, alternative_email: typed.toUpperCase() };
    const begun = await mia.beginAndPay(await mia.plan(), changes);
    expect((await begun.complete()).status).toBe(200);
    await shop.drain();
    const subjects = (await mailsTo(ascii)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('eSIM'))).toHaveLength(1);
    expect((await mia.order(begun.started.order)).email).toBe(shown);
    const { body } = await mia.get<{ esims: UserEsim[] }>('/api/esims');
    expect(body.esims.map(({ billing_details }) => billing_details.email)).toEqual([shown]);
  });

  it('by a guest is reported to the account that has the address', async () => {
    const { typed, ascii, shown } = anAddress();
    await shop.buyer().signUp(ascii);
    const guest = shop.buyer();
    const begun = await guest.beginAndPay(await guest.plan(), {
      billing_details: { fullName: 'Mia Larsen', email: typed },
      create_account: true,
    });
    expect((await begun.complete()).status).toBe(200);
    expect((await guest.order(begun.started.order)).email).toBe(shown);
    await shop.settle();
    const texts = (await mailsTo(ascii)).map(({ text }) => text).join('\n');
    expect(texts).toContain('/order/');
    // It got no second account: the existing one still has its password.
    expect((await shop.buyer().signIn(typed)).status).toBe(200);
  });
});

it('a company’s request is answered at its domain', async () => {
  const { typed, ascii } = anAddress();
  const sent = await shop.buyer().post('/api/enterprise-requests', {
    companyName: 'Bücher und mehr',
    contactName: 'Mia',
    email: typed,
    consent: true,
  });
  expect(sent.status).toBe(200);
  await shop.drain();
  expect(await mailsTo(ascii)).toHaveLength(1);
});

describe('a mailbox of Japan’s mobile networks with unusual dots', () => {
  it.each(['user..name', 'name.', 'a...b..'])('%s is accepted and mailed everywhere', async (name) => {
    const email = `${name}@${randomUUID().slice(0, 8)}.docomo.example`;
    const mia = shop.buyer();
    const begun = await mia.beginAndPay(await mia.plan(), { billing_details: { fullName: 'Mia', email } });
    expect((await begun.complete()).status).toBe(200);
    await shop.settle();
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    expect((await subjects()).filter((subject) => subject.includes('eSIM'))).toHaveLength(1);
    expect((await shop.purchaseOf(begun)).state).toBe('delivered');
    expect((await mia.order(begun.started.order)).email).toBe(email);

    const before = (await subjects()).length;
    const other = shop.buyer();
    expect((await other.signUp(email)).status).toBe(200);
    expect((await shop.buyer().signIn(email)).status).toBe(200);
    expect((await other.post('/api/auth/request-password-reset', { email })).status).toBe(200);
    const { id } = await shop.purchaseOf(begun);
    await runCommand(shop.deps, ['resend', id, '--to', `other.${email}`, '--reason', 'moved']);
    const asked = { companyName: 'Aurora', contactName: 'Mia', email, consent: true };
    expect((await other.post('/api/enterprise-requests', asked)).status).toBe(200);
    await shop.drain();
    expect(await mailsTo(`other.${email}`)).toHaveLength(1);
    // The account's two mails, the answer to the company, and that the codes went elsewhere.
    expect((await subjects()).length).toBe(before + 4);
  });
});

describe('other letters before the at-sign', () => {
  it('are refused with a sentence in every form', async () => {
    const email = 'müller@bücher.example';
    const mia = shop.buyer();
    const bought = await mia.start(
      await mia.request(await mia.plan(), { billing_details: { fullName: 'Mia', email } }),
    );
    const asked = await mia.post('/api/enterprise-requests', {
      companyName: 'Aurora',
      contactName: 'Mia',
      email,
      consent: true,
    });
    const joined = await mia.signUp(email);
    for (const { status, body } of [bought, asked, joined]) {
      expect(status).toBe(400);
      expect(body.error).toContain(LETTERS);
    }
    expect(
      await shop.deps.mailer.send({ to: email, subject: '-', html: '-', text: '-', messageId: '<a@b>' }),
    ).toMatchObject({ status: 'permanent' });
  });
});
