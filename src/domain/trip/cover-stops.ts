/** A stop of a trip, in the order of travel. */
export interface StopDays {
  /** The first day of the stop; the trip's first day is 0. */
  day: number;
  /** Days in a row from then on that need data here; 0 if no plan can serve them. */
  days: number;
}

/** A plan that could be bought any number of times. */
export interface Option {
  /** What it costs, in any unit; whole, and more than 0. */
  cost: number;
  /** Days from its first use to its end, the first one counted. */
  lasts: number;
  /** On how many of those days it can be used; at most `lasts`. */
  serves: number;
  /** A bit for each stop where it works. */
  at: number;
}

/** Days in a row at one stop. */
export interface Use {
  stop: number;
  /** As in {@link StopDays}. */
  day: number;
  days: number;
}

/** An option that is bought once, and where it is used, in the order of travel. */
export interface Purchase<O> {
  option: O;
  uses: Use[];
}

/** More stops than a trip has. */
export const MAX_STOPS = 12;
/** For more, only the likeliest shared options are tried: each stop multiplies the work. */
export const MAX_EXACT_STOPS = 8;
const LIKELIEST = 6;

/**
 * The cheapest purchases that serve every day of every stop, in the order of their first use.
 *
 * Exact where one *shared* option runs at a time: one that is used at several stops is used up, or left, before the next such one
 * begins. Options used at a single stop fill the other days. Where a day belongs to two stops, an option that works at both
 * serves it once. With more than {@link MAX_EXACT_STOPS} stops the answer covers all days just so, and may cost a little more.
 * @param stops the first day of each is the last one of the stop before, or the day after it
 * @param options at least one for each stop that has days
 */
export function coverStops<O extends Option>(
  stops: readonly StopDays[],
  options: readonly O[],
): Purchase<O>[] {
  return new Cover(stops, options).purchases();
}

/** What a running option does at one stop. */
interface Step {
  /** Days of the stop that another option serves, between those that this one serves. */
  others: number;
  /** Of this one, before and after them. */
  before: number;
  after: number;
}

interface Start<O> {
  cost: number;
  /** Null if none is worth starting. */
  option: O | null;
}

class Cover<O extends Option> {
  readonly #stops: readonly StopDays[];
  readonly #shared: readonly O[];
  /** By stop and number of days in a row: the least cost, and the option of the last of them. */
  readonly #alone: { cost: number; option: O | null; before: number }[][];
  /** By stop: the numbers of days of which one more costs more. */
  readonly #steps: number[][];
  readonly #end: number;
  readonly #rest = new Map<number, number>();
  readonly #starts = new Map<number, Start<O>>();
  readonly #running: Map<number, number>[];
  readonly #index: Map<O, number>;

  constructor(stops: readonly StopDays[], options: readonly O[]) {
    this.#stops = stops;
    this.#end = Math.max(0, ...stops.map(({ day, days }) => day + days));
    const wanted = stops.reduce((bits, { days }, stop) => (days > 0 ? bits | (1 << stop) : bits), 0);
    const shared = undominated(
      options.filter(({ at, serves }) => serves > 0 && isSeveral(at & wanted)),
      this.#end,
      wanted,
    );
    this.#shared = stops.length > MAX_EXACT_STOPS ? likeliest(shared, stops) : shared;
    this.#index = new Map(this.#shared.map((option, index) => [option, index]));
    this.#running = this.#shared.map(() => new Map());
    this.#alone = stops.map(({ days }, stop) =>
      aloneAt(
        options.filter(({ at, serves }) => serves > 0 && (at >> stop) & 1),
        days,
      ),
    );
    this.#steps = this.#alone.map((table) =>
      table.flatMap(({ cost }, days) => (cost < (table[days + 1]?.cost ?? 0) ? [days] : [])),
    );
  }

  #daysOf(stop: number): number {
    return this.#stops[stop]?.days ?? 0;
  }

  #aloneCost(stop: number, days: number): number {
    return this.#alone[stop]?.[days]?.cost ?? 0;
  }

  /** Whether an option that serves the last day of a stop serves the first one of the next with it, as the same day. */
  #isBoth({ at }: O, stop: number): boolean {
    const [one, next] = [this.#stops[stop], this.#stops[stop + 1]];
    return (
      one !== undefined &&
      next !== undefined &&
      next.days > 0 &&
      next.day < one.day + one.days &&
      ((at >> (stop + 1)) & 1) === 1
    );
  }

  /** The cost of a stop without its first `served` days, and of all stops after it, if no shared option runs. */
  #restOf(stop: number, served: number): number {
    if (stop === this.#stops.length) return 0;
    const days = this.#daysOf(stop) - served;
    if (days === 0) return this.#restOf(stop + 1, 0);
    const key = keyOf(stop, served);
    const known = this.#rest.get(key);
    if (known !== undefined) return known;
    let best = this.#aloneCost(stop, days) + this.#restOf(stop + 1, 0);
    for (const alone of this.#steps[stop] ?? [])
      if (alone < days)
        best = Math.min(best, this.#aloneCost(stop, alone) + this.#startOf(stop, days - alone).cost);
    this.#rest.set(key, best);
    return best;
  }

  /** The least cost of a shared option that serves the last days of a stop, and of all that follows. */
  #startOf(stop: number, days: number): Start<O> {
    const key = keyOf(stop, days);
    const known = this.#starts.get(key);
    if (known) return known;
    // What it has to beat: the same days by options of this stop.
    let best: Start<O> = {
      cost: this.#aloneCost(stop, days) + this.#restOf(stop + 1, 0),
      option: null,
    };
    for (const option of this.#shared) {
      if (option.cost >= best.cost) break;
      if (!((option.at >> stop) & 1) || option.serves < days) continue;
      const until = this.#untilOf(option, stop, days);
      const after = this.#stops.findIndex((one, other) => other > stop && one.day >= until);
      if (after !== -1 && option.cost + this.#restOf(after, 0) >= best.cost) continue;
      const left = option.serves - days;
      const cost = option.cost + this.#runOf(option, until, stop + 1, left, this.#isBoth(option, stop));
      if (cost < best.cost) best = { cost, option };
    }
    this.#starts.set(key, best);
    return best;
  }

  /** The first day on which an option that serves the last days of a stop has ended. */
  #untilOf({ lasts }: O, stop: number, days: number): number {
    const { day = 0, days: all = 0 } = this.#stops[stop] ?? {};
    return Math.min(this.#end, day + all - days + lasts);
  }

  /**
   * The cost of a stop and all that follows while an option runs.
   * @param left days that it can still serve
   * @param served whether it serves the first day of this stop already, as the last one of the stop before
   */
  #runOf(option: O, until: number, stop: number, left: number, served: boolean): number {
    const { day = 0 } = this.#stops[stop] ?? {};
    if (stop === this.#stops.length || day >= until || (left === 0 && !served)) return this.#restOf(stop, 0);
    const known = this.#running[this.#index.get(option) ?? 0] ?? new Map<number, number>();
    const key = ((until * MAX_STOPS + stop) * KEYS + left) * 2 + Number(served);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = this.#restOf(stop, this.#endsAfter(option, until, stop, left, served));
    for (const step of this.#stepsOf(option, until, stop, left, served))
      best = Math.min(best, this.#stepCost(option, until, stop, left, served, step));
    known.set(key, best);
    return best;
  }

  #stepCost(option: O, until: number, stop: number, left: number, served: boolean, step: Step): number {
    const then = this.#then(option, stop, left, served, step);
    return this.#aloneCost(stop, step.others) + this.#runOf(option, until, stop + 1, then.left, then.served);
  }

  /** What is left of an option after a step, and whether it serves the next stop's first day by then. */
  #then(option: O, stop: number, left: number, served: boolean, { others, before, after }: Step) {
    const isLast = after > 0 || (others === 0 && before > 0);
    return { left: left - (before + after - Number(served)), served: isLast && this.#isBoth(option, stop) };
  }

  /** How many first days of a stop an option serves that is left there. */
  #endsAfter(option: O, until: number, stop: number, left: number, served: boolean): number {
    const { day = 0, days = 0 } = this.#stops[stop] ?? {};
    if (!((option.at >> stop) & 1)) return 0;
    return Math.min(days, until - day, left + Number(served));
  }

  /** What an option can do at a stop that it runs through. */
  #stepsOf(option: O, until: number, stop: number, left: number, served: boolean): Step[] {
    const { day = 0, days = 0 } = this.#stops[stop] ?? {};
    if (days === 0 || !((option.at >> stop) & 1)) return [{ others: days, before: 0, after: 0 }];
    if (until - day < days) return [];
    const free = Number(served);
    const most = days - free;
    // A last day that the next stop shares is served for both.
    const after = this.#isBoth(option, stop) ? 1 : 0;
    const steps = [{ others: most, before: free, after: 0 }];
    const serve = (count: number) => {
      const last = Math.min(after, count);
      steps.push({ others: most - count, before: free + count - last, after: last });
    };
    if (after > 0 && left > 0 && most > 0) serve(1);
    for (const others of this.#steps[stop] ?? [])
      if (others < most && most - others <= left && !(after > 0 && most - others === 1)) serve(most - others);
    return steps;
  }

  purchases(): Purchase<O>[] {
    const bought: Purchase<O>[] = [];
    let [stop, served] = [0, 0];
    while (stop < this.#stops.length) {
      const days = this.#daysOf(stop) - served;
      const cost = this.#restOf(stop, served);
      const isAlone = cost === this.#aloneCost(stop, days) + this.#restOf(stop + 1, 0);
      const alone = isAlone
        ? days
        : (this.#steps[stop] ?? []).find(
            (one) => one < days && cost === this.#aloneCost(stop, one) + this.#startOf(stop, days - one).cost,
          );
      if (alone === undefined) throw new Error('a cost without its purchases');
      this.#buyAlone(bought, stop, served, alone);
      if (isAlone) [stop, served] = [stop + 1, 0];
      else [stop, served] = this.#buyShared(bought, stop, days - alone);
    }
    return bought
      .map(({ option, uses }) => ({
        option,
        uses: uses.toSorted((a, b) => a.day - b.day || a.stop - b.stop),
      }))
      .toSorted((a, b) => firstDay(a) - firstDay(b) || firstStop(a) - firstStop(b));
  }

  /** @param from the number of days of the stop before these */
  #buyAlone(bought: Purchase<O>[], stop: number, from: number, days: number): void {
    const { day = 0 } = this.#stops[stop] ?? {};
    for (let left = days; left > 0;) {
      const { option = null, before = 0 } = this.#alone[stop]?.[left] ?? {};
      if (!option) throw new Error('a stop without an option');
      bought.push({ option, uses: [{ stop, day: day + from + before, days: left - before }] });
      left = before;
    }
  }

  /** @returns where it is left, and the days of that stop that are served by then */
  #buyShared(bought: Purchase<O>[], first: number, days: number): [stop: number, served: number] {
    const { option } = this.#startOf(first, days);
    const from = this.#stops[first];
    if (!option || !from) throw new Error('a start without an option');
    const uses: Use[] = [{ stop: first, day: from.day + from.days - days, days }];
    bought.push({ option, uses });
    const until = this.#untilOf(option, first, days);
    let [stop, left, served] = [first + 1, option.serves - days, this.#isBoth(option, first)];
    for (;;) {
      const at = this.#stops[stop];
      if (!at || at.day >= until || (left === 0 && !served)) return [stop, 0];
      const cost = this.#runOf(option, until, stop, left, served);
      const ends = this.#endsAfter(option, until, stop, left, served);
      const use = (day: number, count: number) => {
        if (count > 0) uses.push({ stop, day: at.day + day, days: count });
      };
      if (cost === this.#restOf(stop, ends)) {
        use(0, ends);
        return [stop, ends];
      }
      const step = this.#stepsOf(option, until, stop, left, served).find(
        (one) => cost === this.#stepCost(option, until, stop, left, served, one),
      );
      if (!step) throw new Error('a cost without its steps');
      const { others, before, after } = step;
      use(0, others === 0 ? before + after : before);
      this.#buyAlone(bought, stop, before, others);
      if (others > 0) use(before + others, after);
      ({ left, served } = this.#then(option, stop, left, served, step));
      stop += 1;
    }
  }
}

/** More than the days of any trip. */
const KEYS = 1024;

const keyOf = (stop: number, days: number) => stop * KEYS + days;

const firstDay = ({ uses: [first] }: Purchase<unknown>) => first?.day ?? 0;
const firstStop = ({ uses: [first] }: Purchase<unknown>) => first?.stop ?? 0;

const isSeveral = (bits: number) => (bits & (bits - 1)) !== 0;

/** Without those that another one replaces for no more; cheapest first. */
function undominated<O extends Option>(options: readonly O[], end: number, wanted: number): O[] {
  const kept: O[] = [];
  const long = (days: number) => Math.min(days, end);
  const sorted = options.toSorted((a, b) => a.cost - b.cost || b.serves - a.serves || b.lasts - a.lasts);
  for (const one of sorted) {
    const isBeaten = kept.some(
      (other) =>
        long(other.serves) >= long(one.serves) &&
        long(other.lasts) >= long(one.lasts) &&
        (one.at & wanted & ~other.at) === 0,
    );
    if (!isBeaten) kept.push(one);
  }
  return kept;
}

/** Those that cost least for each day that they could serve; cheapest first. */
function likeliest<O extends Option>(options: readonly O[], stops: readonly StopDays[]): O[] {
  const daysAt = ({ at }: O) =>
    stops.reduce((sum, { days }, stop) => sum + (((at >> stop) & 1) === 1 ? days : 0), 0);
  const rateOf = (one: O) => one.cost / Math.min(one.serves, daysAt(one));
  return options
    .toSorted((a, b) => rateOf(a) - rateOf(b))
    .slice(0, LIKELIEST)
    .toSorted((a, b) => a.cost - b.cost);
}

/** By number of days in a row: the least cost of options that each serve some of them. */
function aloneAt<O extends Option>(options: readonly O[], days: number) {
  const useful: O[] = [];
  for (const one of options.toSorted((a, b) => a.cost - b.cost || b.serves - a.serves))
    if (one.serves > (useful.at(-1)?.serves ?? 0)) useful.push(one);
  const table: { cost: number; option: O | null; before: number }[] = [{ cost: 0, option: null, before: 0 }];
  for (let count = 1; count <= days; count++) {
    let best = { cost: Number.POSITIVE_INFINITY, option: null as O | null, before: 0 };
    for (const option of useful) {
      const before = Math.max(0, count - option.serves);
      const cost = (table[before]?.cost ?? 0) + option.cost;
      if (cost < best.cost) best = { cost, option, before };
    }
    table.push(best);
  }
  return table;
}
