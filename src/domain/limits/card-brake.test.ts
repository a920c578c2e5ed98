import { describe, expect, it } from 'vitest';

import { BRAKE_SECONDS, type CardRecord, cardVerdict, mostThere } from './card-brake.ts';

const NEW = { declines: 0, cards: 0, hasPaid: false };
const there = (declines: number, paid = 0, open = 0): CardRecord => ({
  own: NEW,
  there: { declines, paid, open },
});
const ofOwn = (own: Partial<CardRecord['own']>, declines = 0): CardRecord => ({
  own: { ...NEW, ...own },
  there: { declines, open: 0, paid: 0 },
});

describe('a payment by card', () => {
  it.each([
    ['a quiet address', there(19), 'go', 'go'],
    ['20 declines and nothing paid', there(20), 'ask', 'ask'],
    ['30', there(30), 'refuse_there', 'ask'],
    ['40: what claims to come from wallets is declined, too', there(40), 'refuse_there', 'refuse_there'],
    ['20 declines beside 101 that were paid', there(20, 101), 'go', 'go'],
    ['300 declines beside 2,000', there(300, 2000), 'go', 'go'],
    ['a fifth of them', there(400, 2000), 'ask', 'ask'],
    ['40 that were started and left', there(0, 0, 40), 'ask', 'ask'],
    ['as many beside 500 that were paid', there(0, 500, 40), 'go', 'go'],
    ['one card again and again', ofOwn({ declines: 10, cards: 1 }), 'refuse_own', 'go'],
    ['six cards', ofOwn({ declines: 6, cards: 6 }), 'refuse_own', 'go'],
    ['what claims to be wallets, from one browser', ofOwn({ declines: 20 }), 'refuse_own', 'refuse_own'],
    ['who bought before, where others test cards', ofOwn({ hasPaid: true }, 500), 'go', 'go'],
    ['who bought before and tests', ofOwn({ hasPaid: true, cards: 6 }), 'refuse_own', 'go'],
  ] as const)('%s', (_, record, typed, wallet) => {
    expect([cardVerdict(record, 'typed', 1), cardVerdict(record, 'wallet', 1)]).toEqual([typed, wallet]);
  });

  it('may be started ten times as often if a load test sets it', () => {
    expect(cardVerdict(there(199), 'typed', 10)).toBe('go');
    expect(cardVerdict(there(200), 'typed', 10)).toBe('ask');
    expect(cardVerdict(ofOwn({ declines: 99, cards: 59 }), 'typed', 10)).toBe('go');
  });
});

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** One address, second by second, and what became of those behind it. */
class Crowd {
  /** Buyers who were told to pay by something else than a typed card. */
  refused = 0;
  /** Buyers who would have been refused a wallet as well. */
  shutOut = 0;
  bought = 0;
  /** What banks told a tester of numbers. */
  answers = 0;
  /** The most that a tester was told beyond what an address is allowed. */
  beyond = 0;
  // When, of the last hour.
  readonly #declines: number[] = [];
  readonly #paid: number[] = [];
  #open = 0;
  readonly #steps = new Map<number, (() => void)[]>();
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = chance(seed);
  }

  at(second: number, step: () => void): void {
    const whole = Math.floor(second);
    this.#steps.set(whole, [...(this.#steps.get(whole) ?? []), step]);
  }

  run(): this {
    for (let now = 0; now < 3 * BRAKE_SECONDS; now++) {
      while ((this.#declines[0] ?? now) <= now - BRAKE_SECONDS) this.#declines.shift();
      while ((this.#paid[0] ?? now) <= now - BRAKE_SECONDS) this.#paid.shift();
      for (const step of this.#steps.get(now) ?? []) step();
    }
    return this;
  }

  /** So many who come within an hour; one in ten is declined once or twice before their card pays. */
  buyers(count: number): this {
    for (let index = 0; index < count; index++) {
      const first = this.#random() < 0.1 ? 1 + Math.floor(this.#random() * 2) : 0;
      const comes = this.#random() * BRAKE_SECONDS;
      this.at(comes, () => this.#buys(Math.floor(comes), first, 0));
    }
    return this;
  }

  /** Somebody with a list of numbers, who shows a new browser each time. @param unasked cards that no bank asks about */
  tester({ every, unasked }: { every: number; unasked: boolean }): this {
    for (let now = 60; now < BRAKE_SECONDS; now += every) this.at(now, () => this.#tests(now, unasked));
    return this;
  }

  #buys(now: number, declines: number, declined: number): void {
    const verdict = this.#verdict(declined);
    if (verdict.startsWith('refuse')) {
      this.refused++;
      if (this.#verdict(declined, 'wallet').startsWith('refuse')) this.shutOut++;
      return;
    }
    if (declined === 0) this.#open++;
    const answered = now + 5 + Math.floor(this.#random() * 40);
    this.at(answered, () => {
      if (declines === 0) {
        this.#open--;
        this.bought++;
        this.#paid.push(answered);
        return;
      }
      if (verdict === 'go') this.#declines.push(answered);
      const again = answered + 5 + Math.floor(this.#random() * 30);
      this.at(again, () => this.#buys(again, declines - 1, declined + 1));
    });
  }

  #tests(now: number, unasked: boolean): void {
    const verdict = this.#verdict(0);
    if (verdict.startsWith('refuse')) return;
    this.#open++;
    this.at(now + 2, () => {
      if (verdict === 'ask' && !unasked) return;
      this.answers++;
      this.#declines.push(now + 2);
      const { declines, paid } = this.#there();
      this.beyond = Math.max(this.beyond, declines - mostThere('ask', paid, 1));
    });
  }

  #verdict(declines: number, way: 'typed' | 'wallet' = 'typed') {
    return cardVerdict({ own: { declines, cards: declines, hasPaid: false }, there: this.#there() }, way, 1);
  }

  #there(): CardRecord['there'] {
    return { declines: this.#declines.length, paid: this.#paid.length, open: this.#open };
  }
}

const SEEDS = [1, 2, 3, 4, 5];

describe('behind one address', () => {
  it('2,000 buyers in an hour can all buy, although one in ten is declined first', () => {
    for (const seed of SEEDS) {
      const crowd = new Crowd(seed).buyers(2000).run();
      expect([crowd.refused, crowd.bought]).toEqual([0, 2000]);
    }
  });

  it.each([
    ['whose owners their banks ask', false],
    ['that no bank asks about', true],
  ])('somebody alone who tries out cards %s stops', (_, unasked) => {
    for (const every of [1, 5, 60]) {
      const { answers } = new Crowd(1).tester({ every, unasked }).run();
      expect(answers).toBeGreaterThanOrEqual(20);
      expect(answers).toBeLessThanOrEqual(40);
    }
  });

  it('a card tester among 2,000 buyers gets few answers beyond the limit, and no buyer is refused', () => {
    for (const seed of SEEDS)
      for (const every of [1, 10]) {
        const crowd = new Crowd(seed).buyers(2000).tester({ every, unasked: false }).run();
        expect([crowd.refused, crowd.bought]).toEqual([0, 2000]);
        // What was under way when the last one came in.
        expect(crowd.beyond).toBeLessThanOrEqual(10);
        expect(crowd.answers).toBeGreaterThan(0);
      }
  });

  it('cards without a bank’s question are limited too, while wallets can still pay', () => {
    for (const seed of SEEDS) {
      const crowd = new Crowd(seed).buyers(2000).tester({ every: 1, unasked: true }).run();
      expect(crowd.beyond).toBeLessThanOrEqual(20);
      expect(crowd.shutOut).toBe(0);
    }
  });
});
