import { eq, sql } from 'drizzle-orm';

import { planTable } from '../../../src/server/catalog/tables.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { bundleOf } from '../../support/memory-world/sell-plans.ts';
import type { SentEvent } from '../../support/memory-world/surroundings.ts';
import { Wires } from '../../support/memory-world/wire.ts';
import { MemoryWorld } from '../../support/memory-world/world.ts';
import { act, pay, type Scene, tell } from './actions.ts';
import { newBuyers, paymentOf, type Started } from './buyers.ts';
import { Life } from './life.ts';
import type { Action, Step } from './steps.ts';
import type { WalkShop } from './walk-shop.ts';

/** Time for every deadline to pass, in seconds; the last ones are for hourly checks. */
const SWEEPS = [61, 650, 3700, 3700, 3700, 3700, 3700, 3700];

/** Runs the steps of one walk through the shop's verbs, each in its own process. */
export class Walker implements Scene {
  readonly shop: WalkShop;
  readonly world: MemoryWorld;
  readonly wires = new Wires();
  readonly buyers = newBuyers();
  readonly wrongs: string[] = [];
  readonly began: Date;
  /** Some mails were refused for good. */
  lostMails = false;

  constructor(shop: WalkShop, now: number) {
    this.shop = shop;
    this.world = new MemoryWorld(now);
    this.began = new Date(now);
  }

  async take(step: Step): Promise<void> {
    const { world } = this;
    switch (step.do) {
      case 'action':
        return this.#live(step.dies, step.action);
      case 'at once': {
        const [one, other] = step.actions;
        await Promise.all([this.#live(step.dies, one), this.#live(null, other)]);
        return;
      }
      case 'held up':
        return this.#holdUp(step);
      case 'pay': {
        const payment = paymentOf(this.buyers, step);
        if (payment) pay(this, payment, step.how);
        return;
      }
      case 'dashboard':
      case 'dispute':
      case 'dispute ends':
      case 'use': {
        const payment = paymentOf(this.buyers, step);
        if (payment) await this.#meddle(step, payment);
        return;
      }
      case 'held money':
        return world.paypal.decideHeld(step.isGood);
      case 'price':
        await this.#db
          .update(planTable)
          .set({ wholesaleCents: sql`${planTable.wholesaleCents} % 900 + 100` })
          .where(eq(planTable.bundleName, bundleOf(step.plan)));
        return;
      case 'pass':
        return world.pass(step.seconds);
      case 'break':
        return this.wires.break(step.provider, step.when, step.times);
      case 'orders':
        world.esimGo.mood = step.mood;
        world.esimGo.lags = step.lags;
        return;
      case 'returns':
        world.esimGo.keepsUsed = step.keepsUsed;
        world.esimGo.keepsStock = step.keepsStock;
        world.esimGo.givesStockOnly = step.givesStockOnly;
        return;
      case 'refunds':
        world.refundFate = step.fate;
        return;
      case 'mail refused':
        world.mailer.refuses = true;
        this.lostMails = true;
        return;
      case 'mend':
        return this.#mend();
      case 'jobs lost':
        return this.shop.queue.lose();
    }
  }

  /**
   * Everything works again, and nobody acts any more: the shop finishes by itself. Returns false if something is left to do, if
   * only for people.
   */
  async finish(): Promise<boolean> {
    this.#mend();
    await this.#live(null, { do: 'jobs' });
    const told = new Set<SentEvent>();
    for (const seconds of SWEEPS) {
      this.world.paypal.decideHeld(true);
      this.world.pass(seconds);
      // News that only an event brings is sent for days until it is received.
      for (const event of this.world.events) {
        if (told.has(event) || !/refund|dispute|reversed/i.test(event.type)) continue;
        await tell(this.shop.process(this.world, this.wires, new Life(null)).deps, event);
        told.add(event);
      }
      await this.#live(null, { do: 'recover' });
      await this.#live(null, { do: 'jobs' });
      if (!this.world.esimGo.isBehind && !(await this.#isUnderWay())) return true;
    }
    return false;
  }

  get #db() {
    return this.shop.database.db;
  }

  #mend(): void {
    this.wires.mend();
    this.world.mend();
  }

  async #meddle(
    step: Extract<Step, { do: 'dashboard' | 'dispute' | 'dispute ends' | 'use' }>,
    payment: Started,
  ) {
    const processor = this.world[payment.provider];
    if (step.do === 'dispute') processor.dispute(payment.reference);
    else if (step.do === 'dispute ends') processor.endDispute(payment.reference, step.isLost);
    else if (step.do === 'dashboard') processor.refundInDashboard(payment.reference, step.part);
    else {
      const mine = eq(userEsimTable.purchaseId, payment.purchaseId);
      for (const { iccid } of await this.#db.select().from(userEsimTable).where(mine)) {
        this.world.esimGo.use(iccid);
      }
    }
  }

  /** One action in its own process, including its background work: it orders while the buyer waits. */
  async #live(dies: number | null, action: Action): Promise<void> {
    const life = new Life(dies);
    await this.#do(life, action);
    if (action.do === 'complete') await this.#quiet(life);
  }

  async #do(life: Life, action: Action): Promise<void> {
    await act(this, life, action).catch((error: unknown) => this.shop.logError(error));
  }

  async #quiet(life: Life): Promise<void> {
    for (let seen = -1; seen !== life.steps;) {
      seen = life.steps;
      // The database has one connection, so all earlier queries have been answered.
      await this.#db.execute(sql`select 1`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Pauses a process on its way to or from a provider; it continues with outdated knowledge, and may be surprised. */
  async #holdUp({ action, at, seconds, meanwhile }: Extract<Step, { do: 'held up' }>): Promise<void> {
    const life = new Life(null);
    const { reached, release } = life.holdUp(at);
    const done = this.#do(life, action);
    await Promise.race([reached, done]);
    this.world.pass(seconds);
    for (const other of meanwhile) await this.#live(null, other);
    release();
    await done;
    if (action.do === 'complete') await this.#quiet(life);
  }

  async #isUnderWay(): Promise<boolean> {
    const now = new Date(this.world.now()).toISOString();
    const { rows } = await this.#db.execute(sql`
      select 1 from purchase where state not in ('delivered', 'refunded', 'abandoned')
      union all select 1 from refund where status in ('asked', 'wanted', 'pending')
      union all select 1 from payment where status in ('open', 'held')
      union all select 1 from replacement where state in ('asked', 'ordered')
      union all select 1 from outbound_mail where status = 'queued'
      union all select 1 from provider_return where state in ('in_stock', 'giving_back')
      union all select 1 from purchase join provider_order on purchase_id = purchase.id
        where state = 'refunded' and needs_review is null and (
          provider_order.reference is null and outcome in ('asked', 'void')
            and top_up_iccid is not null and next_look_at <= ${now}
          or outcome in ('bound', 'late', 'replaced')
            and not exists (select 1 from user_esim where order_reference = provider_order.reference)
            and not exists (select 1 from provider_return where order_reference = provider_order.reference
              and provider_return.state not in ('to_balance', 'to_stock')))`);
    return rows.length > 0;
  }
}
