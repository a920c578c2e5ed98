import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import type { TopUp } from '../../../src/domain/esims/top-up-offer.ts';
import { bundleFitTable, esimFactTable, esimTable, userEsimTable } from '../../../src/server/esims/tables.ts';
import { outboundMailTable } from '../../../src/server/mail/tables.ts';
import { answerTo, bundlesOn, esimCount, offered, offeredNames, topUp } from '../../support/shop/top-ups.ts';
import { type Listed, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({
  env: { BUNDLE_SHELF_LIFE_DAYS: '20' },
  silent: 'esim-go',
});

const DAY = 24 * 3600;

describe('the possible top-ups of an eSIM', () => {
  test('are the plans of a destination that the wholesaler calls compatible, with quote and times', async () => {
    const owned = await ownerOfEsim(shop);
    const { status, body, headers } = await offered(owned);
    expect([status, body.country_code, headers.get('cache-control')]).toEqual([200, 'JP', 'no-store']);
    expect(body.top_ups).toHaveLength(6);
    expect(body.next).not.toBeNull();
    for (const { quote, lasts_days, use_by } of body.top_ups) {
      expect(quote.plan.country_code).toBe('JP');
      expect(quote.methods.stripe.total_cents).toBeGreaterThan(quote.methods.stripe.price_cents);
      expect(lasts_days).toBe(quote.plan.duration);
      const days = (Date.parse(use_by) - shop.deps.now().getTime()) / (DAY * 1000);
      expect(Math.round(days)).toBe(20);
    }
    const second = await offeredNames(owned, `?after=${body.next}`);
    expect(second).toHaveLength(6);
    const first = body.top_ups.map(({ quote }) => quote.plan.bundle_name);
    // The plan of its purchase comes first.
    expect(first[0]).toBe('esim_1GB_7D_JP_V2');
    expect(new Set([...first, ...second]).size).toBe(12);
  });

  test('come from any destination that the eSIM’s profile supports, and from no other', async () => {
    const owned = await ownerOfEsim(shop);
    expect(await offeredNames(owned, '?country=fr&limit=2')).toHaveLength(2);
    expect(await offeredNames(owned, '?country=REUP&limit=2')).toHaveLength(2);
    expect(await offeredNames(owned, '?country=BR&limit=12')).toEqual([]);
    expect(await offeredNames(owned, '?country=XX')).toEqual([]);
    const brazil = await ownerOfEsim(shop, { iso: 'BR' });
    expect(await offeredNames(brazil, '?limit=3')).toHaveLength(3);
    expect(await offeredNames(brazil, '?country=JP&limit=3')).toEqual([]);
  });

  test('are filtered by days and kind of data, with a recommended one', async () => {
    const owned = await ownerOfEsim(shop);
    const fr = '?country=FR&limit=12';
    const all = (await offered(owned, fr)).body;
    expect(all.durations).toContain(7);
    expect(all.has_types).toBe(true);
    expect(all.top_ups[0]?.quote.plan.bundle_name).toBe(all.advised);
    const fixed = (await offered(owned, `${fr}&days=7&type=fixed`)).body;
    const shown = fixed.top_ups.map(({ quote: { plan } }) => `${plan.duration} ${plan.isUnlimited}`);
    expect(new Set(shown)).toEqual(new Set(['7 false']));
    expect([fixed.durations, fixed.has_types]).toEqual([all.durations, true]);

    const unlimited = async () => (await offered(owned, `${fr}&days=7&type=unlimited`)).body;
    const advised: (string | null)[] = [];
    for (let left = 3; left > 0; left--) {
      const { top_ups: topUps, advised: name } = await unlimited();
      expect(topUps).toHaveLength(left);
      if (left > 1) expect(topUps[0]?.quote.plan.bundle_name).toBe(name);
      advised.push(name);
      // The wholesaler does not allow it on this eSIM.
      const its = and(eq(bundleFitTable.iccid, owned.iccid), eq(bundleFitTable.bundleName, name ?? ''));
      await shop.deps.db.db.update(bundleFitTable).set({ fits: false }).where(its);
    }
    // A single plan is no choice.
    expect([new Set(advised).size, advised.at(-1)]).toEqual([3, null]);
  });

  test('are those of the next longer duration, or nearest to a size, if nothing else is available', async () => {
    const owned = await ownerOfEsim(shop);
    const sizes = async (query: string) => {
      const { top_ups: topUps, days, near } = (await offered(owned, `?limit=12&type=fixed&${query}`)).body;
      const amounts = topUps.map(({ quote: { plan } }) => plan.data_amount);
      return { least: Math.min(...amounts), most: Math.max(...amounts), days, near };
    };
    const all = await sizes('');
    expect(all).toMatchObject({ days: null, near: false });
    expect(all.least).toBeLessThan(5000);
    expect(await sizes('megabytes=5000')).toEqual({ ...all, least: 5000 });
    expect(await sizes('megabytes=9000000')).toEqual({ ...all, least: all.most, near: true });
    expect(await sizes('days=6')).toMatchObject({ days: 7, near: false });
  });

  test('can be checked one by one, with the reason if one is impossible', async () => {
    const owned = await ownerOfEsim(shop);
    const one = (name: string, query = '') =>
      owned.buyer.get<{ top_up: TopUp }>(`/api/esims/${owned.id}/top-ups/${name}${query}`);
    const japan = await one('esim_1GB_7D_JP_V2');
    const shown = (await offered(owned, '?limit=12')).body.top_ups;
    const same = shown.find(({ quote }) => quote.plan.bundle_name === 'esim_1GB_7D_JP_V2');
    expect(japan.body.top_up).toMatchObject({ quote: same?.quote, lasts_days: 7 });
    // The current plan is waiting: nobody knows when it ends.
    expect(japan.body.top_up).toMatchObject({ starts_after: null, is_behind: true });
    expect((await one('esim_1GB_7D_FR_V2', '?country=FR')).body.top_up).toMatchObject({
      starts_after: null,
      is_behind: false,
    });
    expect((await one('esim_1GB_7D_FR_V2')).body.code).toBe('unknown_plan');
    const brazil = await one('esim_1GB_7D_BR_V2', '?country=br');
    expect([brazil.status, brazil.body.error]).toEqual([
      409,
      'This plan doesn’t fit this eSIM. Please choose another plan, or buy a new eSIM.',
    ]);
  });

  test('are read from the wholesaler once a day', async () => {
    const owned = await ownerOfEsim(shop);
    await offeredNames(owned, '?limit=3');
    await shop.world.fault({
      party: 'esim-go',
      path: '/v2.4/esims/*/compatible/*',
      effect: 'status',
      times: 9,
    });
    expect(await offeredNames(owned, '?limit=3')).toHaveLength(3);
    const kept = () => shop.deps.db.db.$count(bundleFitTable, eq(bundleFitTable.iccid, owned.iccid));
    await shop.handlers['retention.erase']({});
    expect(await kept()).toBe(3);
    await shop.pass(25 * 3600);
    await shop.handlers['retention.erase']({});
    expect(await kept()).toBe(0);
    const { status, body } = await offered(owned, '?limit=3');
    expect([status, body.code]).toEqual([502, 'network_down']);
  });

  test('start after an equal plan that is in use, and at once after one without data', async () => {
    const owned = await ownerOfEsim(shop);
    const start = async () => {
      await shop.pass(70);
      const { body } = await offered(owned, '?limit=12&country=JP');
      const equal = body.top_ups.find(({ quote }) => quote.plan.bundle_name === 'esim_1GB_7D_JP_V2');
      const other = body.top_ups.find(({ quote }) => quote.plan.bundle_name !== 'esim_1GB_7D_JP_V2');
      expect(other?.starts_after).toBeNull();
      return equal?.starts_after ?? null;
    };
    await owned.use(100);
    const { ends_at } = (await owned.status()).body.bundle_status;
    expect(await start()).toBe(ends_at);
    await owned.use(2000);
    expect(await start()).toBeNull();
  });
});

describe('a top-up', () => {
  test('adds the plan to the buyer’s eSIM, and data flows again', async () => {
    const buyer = await shop.member();
    const owned = await ownerOfEsim(shop, { buyer });
    await owned.use(1000);
    expect((await owned.status()).body.bundle_status.bundle_state).toBe('depleted');
    const before = await esimCount(shop);

    const added = await topUp(shop, owned);
    expect(added.iccid).toBe(owned.iccid);
    expect(await esimCount(shop)).toBe(before);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 depleted',
      'esim_1GB_7D_JP_V2 queued',
    ]);
    const { esims } = (await buyer.get<Listed>('/api/esims')).body;
    expect(esims.map(({ id, top_up_of }) => [id, top_up_of])).toEqual([
      [added.id, owned.id],
      [owned.id, null],
    ]);

    await owned.use(300);
    await shop.pass(30);
    expect((await added.status()).body.bundle_status).toMatchObject({
      bundle_state: 'active',
      usage_percent: 30,
    });
    expect((await owned.details()).esim.status).toBe('depleted');
    const mails = await shop.world.mailbox(buyer.email);
    const told = mails.find(({ subject }) => subject === 'Your plan for Japan is on your eSIM');
    expect(told?.text).toContain('there’s nothing to install');
    expect(told?.text).toContain(`See your eSIM: ${shop.baseUrl}/profile`);
    expect(told?.attachments.map(({ filename }) => filename)).not.toContain('esim-qr.png');
  });

  test('may be for a new destination, for a guest too', async () => {
    const owned = await ownerOfEsim(shop);
    const added = await topUp(shop, owned, 'FR');
    expect(added.iccid).toBe(owned.iccid);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 queued',
      'esim_1GB_7D_FR_V2 queued',
    ]);
    expect((await added.details()).esim).toMatchObject({ country_name: 'France', top_up_of: owned.id });
  });

  test('can be bought on any device with the order’s link, only for that order’s eSIM', async () => {
    const owned = await ownerOfEsim(shop);
    const { order } = (await owned.complete()).body;
    const elsewhere = shop.buyer();
    const one = `/api/esims/${owned.id}/top-ups/esim_1GB_7D_JP_V2`;
    expect((await elsewhere.get(one)).status).toBe(404);
    expect((await elsewhere.get(`${one}?order=${order}`)).status).toBe(200);
    const request = { top_up_esim_id: owned.id, top_up_order: order };
    const added = await ownerOfEsim(shop, { buyer: elsewhere, request });
    expect(added.iccid).toBe(owned.iccid);
    expect(await bundlesOn(shop, owned.iccid)).toHaveLength(2);

    const other = await ownerOfEsim(shop);
    const foreign = { attempt_id: randomUUID(), top_up_esim_id: other.id, top_up_order: order };
    const refused = await elsewhere.start(await elsewhere.request(await elsewhere.plan('JP'), foreign));
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });

  test('is begun without a poll in the books and without a mail, though the network has news', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.pass(120);
    await owned.use(850);
    const { iccid } = owned;
    const stored = async () => {
      const { db } = shop.deps.db;
      const [esim] = await db.select().from(esimTable).where(eq(esimTable.iccid, iccid));
      const facts = db.select().from(esimFactTable).where(eq(esimFactTable.userEsimId, owned.id));
      const mails = db
        .select({ template: outboundMailTable.template })
        .from(outboundMailTable)
        .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, outboundMailTable.purchaseId))
        .where(eq(userEsimTable.id, owned.id));
      return { esim, facts: await facts, mails: (await mails).map(({ template }) => template) };
    };
    const before = await stored();
    expect(await answerTo(owned, 'FR')).toEqual([200, undefined]);
    expect(await stored()).toEqual(before);
    // A page that shows the eSIM records the news, and its owner hears of it.
    await owned.status();
    expect((await stored()).facts.map(({ kind }) => kind)).toContain('used_80');
    expect((await stored()).mails).toHaveLength(before.mails.length + 1);
  });

  test('is a separate purchase from a new eSIM in the same checkout', async () => {
    const owned = await ownerOfEsim(shop);
    const { buyer } = owned;
    const plan = await buyer.plan('JP');
    const plain = await buyer.begin(plan, { attempt_id: crypto.randomUUID() });
    const changes = { attempt_id: plain.request.attempt_id, top_up_esim_id: owned.id };
    const onto = await buyer.begin(plan, changes);
    expect(onto.started.payment_intent_id).not.toBe(plain.started.payment_intent_id);
    const again = await buyer.begin(plan, changes);
    expect(again.started.payment_intent_id).toBe(onto.started.payment_intent_id);
  });
});

describe('before anything is paid a top-up is refused', () => {
  test('for somebody else’s eSIM, as if it did not exist', async () => {
    const owned = await ownerOfEsim(shop);
    const guest = await ownerOfEsim(shop);
    expect(await answerTo(owned, 'JP', guest.buyer)).toEqual([404, 'not_found']);
    expect(await answerTo(owned, 'JP', shop.buyer())).toEqual([404, 'not_found']);
    expect((await guest.buyer.get(`/api/esims/${owned.id}/top-ups`)).status).toBe(404);
    expect((await guest.buyer.get(`/api/esims/${owned.id}/top-ups/esim_1GB_7D_JP_V2`)).status).toBe(404);
  });

  test('if the plan does not fit', async () => {
    expect(await answerTo(await ownerOfEsim(shop), 'BR')).toEqual([409, 'top_up_refused']);
  });

  test('for an eSIM that is deactivated, was taken back or paid back', async () => {
    const dead = await ownerOfEsim(shop);
    await shop.world.control('profile', { iccid: dead.iccid, state: 'Deactivated' });
    expect(await answerTo(dead)).toEqual([409, 'top_up_refused']);
    expect((await offered(dead)).body.code).toBe('top_up_refused');

    const revoked = await ownerOfEsim(shop);
    await shop.world.control('profile', { iccid: revoked.iccid, state: 'Installed' });
    await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}/esims/${revoked.iccid}/bundles/esim_1GB_7D_JP_V2`, {
      method: 'DELETE',
      headers: { 'X-API-Key': 'sandbox' },
    });
    expect(await answerTo(revoked)).toEqual([409, 'top_up_refused']);

    const refunded = await ownerOfEsim(shop);
    await refunded.buyer.post(`/api/esims/${refunded.id}/refund`, undefined);
    await shop.drain();
    expect(await answerTo(refunded)).toEqual([409, 'top_up_refused']);
  });

  test('if it would lapse before its turn', async () => {
    const owned = await ownerOfEsim(shop);
    await topUp(shop, owned);
    await shop.pass(70);
    expect(await offeredNames(owned, '?limit=12')).toContain('esim_1GB_7D_JP_V2');
    await topUp(shop, owned);
    await shop.pass(70);
    expect(await offeredNames(owned, '?limit=12')).not.toContain('esim_1GB_7D_JP_V2');
    expect(await answerTo(owned)).toEqual([409, 'top_up_refused']);
    expect(await answerTo(owned, 'FR')).toEqual([200, undefined]);
  });

  test('while the network cannot be reached, with the advice to try again', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.world.fault({ party: 'esim-go', method: 'GET', effect: 'status', status: 500, times: 5 });
    expect(await answerTo(owned)).toEqual([502, 'network_down']);
  });
});
