import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { stripeCustomerTable } from '../../../src/server/cards/tables.ts';
import { PASSWORD, type Buyer } from '../../support/shop/buyer.ts';
import { buyWith, cardHolder, cardsOf } from '../../support/shop/card-holder.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

async function customersOf(buyer: Buyer): Promise<{ id: string }[]> {
  const id = (await buyer.user())?.id ?? '';
  const made = await shop.stripe.call<{ data: { id: string; metadata: { user_id?: string } }[] }>(
    'GET',
    '/v1/customers?limit=100',
  );
  return made.data.filter(({ metadata }) => metadata.user_id === id);
}

const intentOf = (begun: { started: { payment_intent_id: string } }) =>
  shop.stripe.call<{ customer: string | null; setup_future_usage: string | null }>(
    'GET',
    `/v1/payment_intents/${begun.started.payment_intent_id}`,
  );

describe('a card', () => {
  it('is saved with the buyer’s consent, which is recorded', async () => {
    const mia = await shop.member();
    expect((await mia.get('/api/account/cards')).body).toEqual({ cards: [] });
    const bought = await buyWith(shop, mia);
    const cards = await cardsOf(mia);
    expect(cards).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        brand: 'Visa',
        last4: '4242',
        exp_month: 12,
        exp_year: expect.any(Number),
      },
    ]);
    expect((await shop.purchaseOf(bought)).cardConsentAt).toBeInstanceOf(Date);
    expect((await shop.buyer().get('/api/account/cards')).status).toBe(401);
    const eve = await shop.member();
    expect(await cardsOf(eve)).toEqual([]);
  });

  it('is not saved otherwise, and the processor gets no customer', async () => {
    const mia = await shop.member();
    const bought = await buyWith(shop, mia, { keep: false });
    expect(await cardsOf(mia)).toEqual([]);
    expect(await customersOf(mia)).toEqual([]);
    expect(await intentOf(bought)).toMatchObject({ customer: null, setup_future_usage: null });
    expect((await shop.purchaseOf(bought)).cardConsentAt).toBeNull();
  });

  it('is never saved for a guest', async () => {
    const guest = shop.buyer();
    const begun = await guest.beginAndPay(await guest.plan(), { save_card: true });
    expect((await begun.complete()).status).toBe(200);
    expect(await intentOf(begun)).toMatchObject({ customer: null, setup_future_usage: null });
    expect((await shop.purchaseOf(begun)).cardConsentAt).toBeNull();
  });

  it('is not saved if the buyer withdraws the consent after a decline; the last choice counts', async () => {
    const mia = await shop.member();
    const plan = await mia.plan('FR');
    const consented = await mia.begin(plan, { save_card: true });
    expect((await mia.pay(consented.started, 'pm_card_visa_chargeDeclined')).error).toBeDefined();
    const unconsented = await mia.begin(plan, { save_card: false });
    expect(unconsented.started.payment_intent_id).toBe(consented.started.payment_intent_id);
    await mia.pay(unconsented.started);
    expect((await unconsented.complete()).status).toBe(200);
    expect(await cardsOf(mia)).toEqual([]);
    expect((await shop.purchaseOf(unconsented)).cardConsentAt).toBeNull();
  });

  it('may also be saved at the second try', async () => {
    const mia = await shop.member();
    const plan = await mia.plan('FR');
    await mia.begin(plan);
    const consented = await mia.begin(plan, { save_card: true });
    await mia.pay(consented.started);
    await consented.complete();
    expect(await cardsOf(mia)).toHaveLength(1);
  });

  it('pays at the next checkout, 3-D Secure included, and nobody else’s does', async () => {
    const mia = await cardHolder(shop, 'pm_card_authenticationRequired');
    const eve = await cardHolder(shop);
    const [mine] = await cardsOf(mia);
    const [hers] = await cardsOf(eve);
    const begun = await mia.begin(await mia.plan('ES'), { attempt_id: crypto.randomUUID() });
    const foreign = await mia.pay(begun.started, hers?.id);
    expect(foreign.error?.message).toContain('does not belong to the Customer');
    expect((await mia.pay(begun.started, mine?.id)).status).toBe('requires_action');
    await shop.stripe.answerChallenge(begun.started.payment_intent_id, 'complete');
    expect((await begun.complete()).status).toBe(200);
    expect(await cardsOf(mia)).toHaveLength(1);
  });
});

describe('a user', () => {
  it('is one customer for any number of simultaneous checkouts', async () => {
    const mia = await shop.member();
    const plan = await mia.plan();
    const request = () => ({ save_card: true, attempt_id: crypto.randomUUID() });
    await Promise.all([mia.begin(plan, request()), mia.begin(plan, request()), mia.begin(plan, request())]);
    expect(await customersOf(mia)).toHaveLength(1);
  });

  it('is one customer when the processor’s answer is lost', async () => {
    const mia = await shop.member();
    await shop.world.fault({ party: 'stripe', method: 'POST', path: '/v1/customers', effect: 'cut-after' });
    await buyWith(shop, mia);
    expect(await customersOf(mia)).toHaveLength(1);
    expect(await cardsOf(mia)).toHaveLength(1);
  });

  it('can continue to buy if somebody deleted the customer by hand', async () => {
    const mia = await cardHolder(shop);
    const [customer] = await customersOf(mia);
    await shop.stripe.call('DELETE', `/v1/customers/${customer?.id}`);
    expect(await cardsOf(mia)).toEqual([]);
    await buyWith(shop, mia, { keep: false });
  });
});

describe('removing a card', () => {
  const remove = (who: Buyer, id = '') => who.call('DELETE', `/api/account/cards/${id}/`);

  it('removes it from the list and at the processor', async () => {
    const mia = await cardHolder(shop);
    const [card] = await cardsOf(mia);
    const answer = await remove(mia, card?.id);
    expect([answer.status, answer.body]).toEqual([200, { removed: true }]);
    expect(await cardsOf(mia)).toEqual([]);
    const left = await shop.stripe.call<{ customer: null }>('GET', `/v1/payment_methods/${card?.id}`);
    expect(left.customer).toBeNull();
    expect((await remove(mia, card?.id)).status).toBe(404);
  });

  it('shows a card saved twice only once, and removes both', async () => {
    const mia = await cardHolder(shop);
    await buyWith(shop, mia);
    const cards = await cardsOf(mia);
    expect(cards).toHaveLength(1);
    await remove(mia, cards[0]?.id);
    expect(await cardsOf(mia)).toEqual([]);
  });

  it('is possible only for its owner: for others it does not exist', async () => {
    const mia = await cardHolder(shop);
    const eve = await cardHolder(shop);
    const [card] = await cardsOf(mia);
    const unknown = await remove(eve, 'pm_unknown');
    for (const who of [eve, await shop.member()]) {
      const foreign = await remove(who, card?.id);
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
    const away = await mia.call('DELETE', `/api/account/cards/${card?.id}`, undefined, {
      Origin: 'https://evil.example',
    });
    expect(away.status).toBe(403);
    expect(await cardsOf(mia)).toHaveLength(1);
  });

  it.each(['status', 'cut-before'] as const)(
    'says so if the processor cannot be reached (%s)',
    async (effect) => {
      const mia = await cardHolder(shop);
      const [card] = await cardsOf(mia);
      await shop.world.fault({ party: 'stripe', effect, times: 3 });
      const answer = await remove(mia, card?.id);
      expect([answer.status, answer.body.code]).toEqual([502, 'payment_provider_down']);
      expect(await cardsOf(mia)).toHaveLength(1);
    },
  );

  it('is done once when the answer is lost', async () => {
    const mia = await cardHolder(shop);
    const [card] = await cardsOf(mia);
    await shop.world.fault({ party: 'stripe', path: '/v1/payment_methods/*/detach', effect: 'cut-after' });
    expect((await remove(mia, card?.id)).status).toBe(200);
    expect(await cardsOf(mia)).toEqual([]);
  });
});

describe('deleting the account', () => {
  const close = async (who: Buyer) =>
    (await who.post('/api/account/delete', { email: who.email, password: PASSWORD })).status;
  const isDeleted = async (customer: string) =>
    (await shop.stripe.call<{ deleted?: true }>('GET', `/v1/customers/${customer}`)).deleted === true;
  const rows = (customer: string) =>
    shop.deps.db.db.select().from(stripeCustomerTable).where(eq(stripeCustomerTable.id, customer));

  it('deletes the cards at the processor, too', async () => {
    const mia = await cardHolder(shop);
    const [customer] = await customersOf(mia);
    const id = customer?.id ?? '';
    expect(await close(mia)).toBe(200);
    await shop.drain();
    expect([await isDeleted(id), await rows(id)]).toEqual([true, []]);
  });

  it('deletes them later if the processor cannot be reached', async () => {
    const mia = await cardHolder(shop);
    const [customer] = await customersOf(mia);
    const id = customer?.id ?? '';
    await shop.world.fault({ party: 'stripe', method: 'DELETE', effect: 'status', times: 3 });
    expect(await close(mia)).toBe(200);
    await shop.drain();
    expect(await rows(id)).toMatchObject([{ userId: null }]);
    await shop.handlers['account.tidy']({});
    expect([await isDeleted(id), await rows(id)]).toEqual([true, []]);
  });
});
