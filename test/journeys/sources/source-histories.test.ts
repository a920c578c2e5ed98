import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import { planSourceTable } from '../../../src/server/catalog/tables.ts';
import { esimTable, providerOrderTable, userEsimTable } from '../../../src/server/esims/tables.ts';
import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { ProviderRefused, ProviderUnreachable } from '../../../src/server/providers/outcome.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { type Purchase, purchaseTable } from '../../../src/server/purchase/tables.ts';
import { recoverPurchase } from '../../../src/server/recovery/recover.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { CardCheckout, openMemoryShop } from '../../support/memory-world/memory-shop.ts';
import { bundleOf, COUNTRY } from '../../support/memory-world/sell-plans.ts';
import { Died, type Fate, SourceBooks } from '../../support/memory-world/source-books.ts';

const ORDINARY = { HISTORIES: 200, HISTORY_SEED: 1 };
const isOrdinary = process.env['HISTORIES'] === undefined;
const HISTORIES = Number(process.env['HISTORIES'] ?? ORDINARY.HISTORIES);
/** Undefined for new histories; the seed of an earlier run repeats those. */
const SEED = process.env['HISTORY_SEED'] ?? (isOrdinary ? ORDINARY.HISTORY_SEED : undefined);
/** A growing database makes each history slower. */
const CLEAR_EVERY = 50;
const STEP_SECONDS = 61;
/** Twice as long as a purchase is promised to take, and then until what came too late is given back. */
const MOST_STEPS = 160;
/** An order shows in every wholesaler's records sooner than the shop gives it up. */
const LATEST_SECONDS = 590;

const seconds = fc.integer({ min: 0, max: LATEST_SECONDS });
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>({ kind: 'prompt' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('yes, unheard', 'process dies after', 'slow', 'accepted and failed'),
      seconds,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('lost', 'no money', 'bundle gone', 'process dies before') }),
  },
);

const wholesaler = fc.record({
  keepsId: fc.boolean(),
  cents: fc.constantFrom(250, 300, 350),
  leastRetail: fc.constantFrom(null, null, 1, 1_000_000),
  fates: fc.array(fate, { maxLength: 8 }),
  /** Steps during which its records cannot be read, and during which it is thought to be away. */
  dark: fc.array(fc.nat(30), { maxLength: 8 }),
  away: fc.array(fc.nat(30), { maxLength: 8 }),
});

const history = fc.record({
  sources: fc.tuple(wholesaler, wholesaler, wholesaler),
  /** The steps at which somebody pays. */
  buyers: fc.array(fc.nat(12), { minLength: 1, maxLength: 3 }),
});

type History = typeof history extends fc.Arbitrary<infer Told> ? Told : never;

const plain = { keepsId: false, cents: 250 as const, leastRetail: null, dark: [], away: [] };

/** Found by chance: the first buyer's order shows at the third wholesaler, the second buyer's at the one that the first gave up. */
const CROSSED: History = {
  sources: [
    { ...plain, fates: [] },
    { ...plain, fates: [{ kind: 'lost' }, { kind: 'yes, unheard', seconds: 428 }] },
    { ...plain, fates: [{ kind: 'yes, unheard', seconds: 0 }] },
  ],
  buyers: [5, 8],
};

/**
 * Found by chance: the first buyer's second order has not shown when the second buyer's, made earlier at the same wholesaler, does. The
 * first takes it, and the second must wait for the first one's.
 */
const SWAPPED: History = {
  sources: [
    {
      ...plain,
      fates: [
        { kind: 'yes, unheard', seconds: 367 },
        { kind: 'yes, unheard', seconds: 245 },
      ],
    },
    { ...plain, fates: [{ kind: 'lost' }], away: [11] },
    { ...plain, leastRetail: 1_000_000, fates: [] },
  ],
  buyers: [11, 7],
};

/** Found by chance: two refusals of accepted orders leave the third buyer's last order too little time to show before the refund. */
const LAST_MINUTE: History = {
  sources: [
    {
      ...plain,
      fates: [
        { kind: 'lost' },
        { kind: 'yes, unheard', seconds: 0 },
        { kind: 'accepted and failed', seconds: 123 },
        { kind: 'yes, unheard', seconds: 306 },
      ],
    },
    {
      ...plain,
      cents: 350,
      fates: [
        { kind: 'yes, unheard', seconds: 0 },
        { kind: 'accepted and failed', seconds: 550 },
      ],
    },
    { ...plain, cents: 300, fates: [{ kind: 'lost' }], away: [15] },
  ],
  buyers: [0, 5, 5],
};

const IDS = ['esim-go', 'second', 'third'] as const;
const bundleAt = (index: number) => (index === 0 ? bundleOf(0) : `${IDS[index]}-bundle`);
const ENDED: ReadonlySet<Purchase['state']> = new Set(['provisioned', 'delivered', 'refunding', 'refunded']);

test(
  'whatever any of three wholesalers answers, each paid purchase gets one eSIM or its money, and nothing is bought twice',
  async () => {
    const { database, drop } = await freshDatabase();
    let books: SourceBooks[] = [];
    const away = new Set<string>();
    const { db } = database;
    const at = await openMemoryShop(
      database,
      { LOG_LEVEL: 'silent' },
      async () => {},
      (world) => {
        const handles = IDS.map((id) =>
          handleOf(id, () => books.find((one) => one.id === id), world.now.bind(world)),
        );
        return wholesalersOf(handles, { isAway: (id) => away.has(id), refresh: async () => {} });
      },
    );
    const { shop, world } = at;
    onTestFinished(async () => {
      await shop.close();
      await drop();
    });
    const ends = { delivered: 0, elsewhere: 0, refunded: 0 };
    let histories = 0;

    async function wrongsOf({ sources, buyers }: History): Promise<string[]> {
      if (histories++ % CLEAR_EVERY === 0)
        await db.execute(
          sql`truncate purchase, outbound_mail, webhook_receipt, audit, esim, pgboss.job cascade`,
        );
      books = sources.map(
        (told, index) =>
          new SourceBooks({ id: IDS[index] ?? '', bundleName: bundleAt(index), keepsId: told.keepsId }, () =>
            world.now(),
          ),
      );
      for (const [index, { fates }] of sources.entries()) (books[index] as SourceBooks).fates = [...fates];
      await offer(sources);
      const bought: string[] = [];
      for (let step = 0; step < MOST_STEPS; step++) {
        away.clear();
        for (const [index, told] of sources.entries()) {
          (books[index] as SourceBooks).isDark = told.dark.includes(step);
          if (told.away.includes(step)) away.add(IDS[index] ?? '');
        }
        for (const when of buyers) if (when === step) bought.push(await pay());
        for (const id of bought) await goOn(id);
        if (step > 12 && (await isOver(bought))) break;
        world.pass(STEP_SECONDS);
      }
      const wrongs = await verdict(bought);
      world.pass(86_400);
      return wrongs;
    }

    /** The first is the plan's own wholesaler. */
    async function offer(sources: History['sources']): Promise<void> {
      await db.delete(planSourceTable);
      for (const [index, { cents, leastRetail }] of sources.entries())
        if (index > 0)
          await db.insert(planSourceTable).values({
            countryCode: COUNTRY,
            bundleName: bundleOf(0),
            wholesaler: IDS[index] ?? '',
            sourceBundle: bundleAt(index),
            wholesaleCents: cents,
            leastRetailCents: leastRetail,
          } satisfies typeof planSourceTable.$inferInsert);
      // Nobody has to tell of it, as after a sync: only the revision rises.
      await db.execute(sql`insert into catalog_revision (id, revision, content_hash, synced_at) values (1, 1, '', now())
        on conflict (id) do update set revision = catalog_revision.revision + 1`);
      await shop.deps.catalog.refresh();
    }

    async function pay(): Promise<string> {
      const checkout = new CardCheckout(at);
      const { payment_intent_id: intent } = await checkout.start();
      world.stripe.confirm(intent, 'pays');
      const settled = await settle(shop.deps, 'stripe', intent);
      if (!('purchase' in settled)) throw new Error('it is not paid');
      await survived(() => fulfil(shop.deps, settled.purchase.id, []));
      return settled.purchase.id;
    }

    /** As the recover job would, which leaves alone what is delivered. */
    async function goOn(id: string): Promise<void> {
      const { state } = await read(id);
      if (state !== 'provisioned' && state !== 'delivered')
        await survived(() => recoverPurchase(shop.deps, id));
    }

    async function isOver(bought: string[]): Promise<boolean> {
      const states = await Promise.all(bought.map(async (id) => (await read(id)).state));
      const delivered = states.filter((state) => state === 'provisioned' || state === 'delivered').length;
      return states.every((state) => ENDED.has(state)) && boughtNow().length === delivered;
    }

    const boughtNow = () =>
      books.flatMap((one) => one.bought.map(({ reference }) => `${one.id} ${reference}`));

    async function read(id: string): Promise<Purchase> {
      const [purchase] = await db.select().from(purchaseTable).where(eq(purchaseTable.id, id));
      if (!purchase) throw new Error('it is gone');
      return purchase;
    }

    async function verdict(bought: string[]): Promise<string[]> {
      const wrongs: string[] = [];
      const handed: string[] = [];
      for (const id of bought) {
        const { state, wholesaler, sourceBundle, lastError, needsReview } = await read(id);
        if (!ENDED.has(state)) wrongs.push(`a purchase is still ${state}`);
        if (state === 'refunding' || state === 'refunded') ends.refunded++;
        if (needsReview !== null) wrongs.push(`a person is called: ${needsReview}, ${lastError}`);
        if (state !== 'provisioned' && state !== 'delivered') continue;
        ends.delivered++;
        if (sourceBundle !== null) ends.elsewhere++;
        const orders = await db
          .select()
          .from(providerOrderTable)
          .where(eq(providerOrderTable.purchaseId, id));
        const mine = orders.filter(({ outcome }) => outcome === 'bound');
        if (mine.length !== 1) wrongs.push(`it is bound to ${mine.length} orders`);
        const [esim] = await db
          .select({
            wholesaler: esimTable.wholesaler,
            reference: userEsimTable.orderReference,
            bundle: userEsimTable.bundleName,
          })
          .from(userEsimTable)
          .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
          .where(eq(userEsimTable.purchaseId, id));
        const [order] = mine;
        if (esim?.reference !== order?.reference || esim?.bundle !== order?.bundleName)
          wrongs.push('its eSIM is not of its order');
        if (new Set([wholesaler, esim?.wholesaler, order?.wholesaler]).size !== 1)
          wrongs.push(`records name ${wholesaler}, ${esim?.wholesaler} and ${order?.wholesaler}`);
        handed.push(`${wholesaler} ${esim?.reference}`);
      }
      if (new Set(handed).size !== handed.length) wrongs.push('two buyers have one eSIM');
      const [there, here] = [boughtNow().toSorted(), handed.toSorted()];
      if (there.join() !== here.join())
        wrongs.push(`bought: ${there.join(', ')}; delivered: ${here.join(', ')}`);
      const dear = books.filter(({ id, orders }) => orders.length > 0 && id !== 'esim-go' && strict.has(id));
      for (const { id } of dear) wrongs.push(`${id} was asked below the least price that it allows`);
      return wrongs;
    }

    const strict = new Set<string>();
    const property = fc.asyncProperty(history, async (told) => {
      strict.clear();
      for (const [index, { leastRetail }] of told.sources.entries())
        if (leastRetail === 1_000_000) strict.add(IDS[index] ?? '');
      const wrongs = await wrongsOf(told);
      if (wrongs.length > 0) throw new Error(wrongs.join('\n'));
    });
    const result = await fc.check(property, {
      numRuns: HISTORIES,
      examples: [[CROSSED], [SWAPPED], [LAST_MINUTE]],
      ...(SEED === undefined ? {} : { seed: Number(SEED) }),
    });
    if (result.failed)
      throw new Error(
        [
          String(result.errorInstance),
          JSON.stringify(result.counterexample, null, 1),
          `To take it again: HISTORIES=${result.numRuns} HISTORY_SEED=${result.seed}`,
        ].join('\n'),
      );
    process.stdout.write(
      `${HISTORIES} histories: ${ends.delivered} delivered (${ends.elsewhere} by another source), ${ends.refunded} refunded\n`,
    );
    expect(Math.min(ends.elsewhere, ends.refunded, ends.delivered - ends.elsewhere)).toBeGreaterThan(0);
  },
  isOrdinary ? 300_000 : 4 * 3_600_000,
);

/** A wholesaler whose records are those of the present history. */
function handleOf(id: string, booksNow: () => SourceBooks | undefined, now: () => number): SourceBooks {
  const idle = new SourceBooks({ id, bundleName: '', keepsId: false }, now);
  return new Proxy(idle, {
    get(_, name) {
      const own = booksNow() ?? idle;
      const part = Reflect.get(own, name, own) as unknown;
      return typeof part === 'function' ? (part.bind(own) as unknown) : part;
    },
  });
}

/** Dying processes and silent wholesalers are what histories are about. */
async function survived(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const isTold =
      error instanceof Died || error instanceof ProviderUnreachable || error instanceof ProviderRefused;
    if (!isTold) throw error;
  }
}
