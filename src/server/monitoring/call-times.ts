/** One answered call. `route`: the pattern of its path, never the path itself. */
export interface AnsweredCall {
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** It was answered from memory. */
  isCached?: boolean;
}

/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 30];
/** More than the shop's routes, methods and statuses together; callers cannot create more. */
const MAX_CELLS = 2_000;
const OTHER = 'other';

interface Cell {
  /** In Prometheus' form. */
  labels: string;
  /** For each bound the number of calls up to it and above the one before; last, those above all bounds. */
  counts: number[];
  sum: number;
}

/** By method, route and status. */
type Cells = Map<string, Map<string, Map<number, Cell>>>;

/**
 * How long answered calls took. The metrics library finds its labels by a text that it builds for each call, which costs as much
 * as a cached answer.
 */
export class CallTimes {
  readonly #name: string;
  readonly #help: string;
  readonly #made: Cells = new Map();
  readonly #kept: Cells = new Map();
  #count = 0;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe(call: AnsweredCall): void {
    const cell = this.#cellOf(call);
    const { seconds } = call;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    cell.counts[bucket] = (cell.counts[bucket] ?? 0) + 1;
    cell.sum += seconds;
  }

  /** In Prometheus' text form. */
  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const cells of [this.#made, this.#kept])
      for (const routes of cells.values())
        for (const statuses of routes.values())
          for (const cell of statuses.values()) lines.push(...this.#linesOf(cell));
    return `${lines.join('\n')}\n\n`;
  }

  #linesOf({ labels, counts, sum }: Cell): string[] {
    let count = 0;
    const buckets = [...BOUNDS, '+Inf'].map((bound, index) => {
      count += counts[index] ?? 0;
      return `${this.#name}_bucket{le="${bound}",${labels}} ${count}`;
    });
    return [...buckets, `${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${count}`];
  }

  #cellOf(call: AnsweredCall): Cell {
    const cells = call.isCached ? this.#kept : this.#made;
    return cells.get(call.method)?.get(call.route)?.get(call.status) ?? this.#begin(cells, call);
  }

  /** Calls beyond the last cell are counted together, by their status alone. */
  #begin(cells: Cells, call: AnsweredCall): Cell {
    const { method, route, status, isCached } = call;
    if (this.#count >= MAX_CELLS && (method !== OTHER || route !== OTHER))
      return this.#cellOf({ ...call, method: OTHER, route: OTHER });
    const routes = cells.get(method) ?? new Map<string, Map<number, Cell>>();
    const statuses = routes.get(route) ?? new Map<number, Cell>();
    const named = [`method="${quoted(method)}"`, `route="${quoted(route)}"`, `status="${status}"`];
    const labels = (isCached ? [...named, 'how="cached"'] : named).join(',');
    const cell = { labels, counts: [...BOUNDS, 0].map(() => 0), sum: 0 };
    cells.set(method, routes.set(route, statuses.set(status, cell)));
    this.#count += 1;
    return cell;
  }
}

function quoted(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
