/** One answered call. `route`: the pattern of its path, never the path itself. */
export interface AnsweredCall {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** Seconds, each the end of a bucket. */
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 30];

interface Cell {
  /** As Prometheus writes them. */
  labels: string;
  /** For each bound how many calls took no longer than it, and longer than the one before; last those over all. */
  counts: number[];
  sum: number;
}

/**
 * How long answered calls took. The metrics library looks its labels up by a text that it makes anew for each call, which
 * costs as much as giving out an answer that is kept.
 */
export class CallTimes {
  readonly #name: string;
  readonly #help: string;
  readonly #cells = new Map<string, Map<string, Map<number, Cell>>>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe({ method, route, status, seconds }: AnsweredCall): void {
    const cell = this.#cells.get(method)?.get(route)?.get(status) ?? this.#begin(method, route, status);
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    cell.counts[bucket] = (cell.counts[bucket] ?? 0) + 1;
    cell.sum += seconds;
  }

  /** In Prometheus' text form. */
  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const routes of this.#cells.values())
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

  #begin(method: string, route: string, status: number): Cell {
    const routes = this.#cells.get(method) ?? new Map<string, Map<number, Cell>>();
    const statuses = routes.get(route) ?? new Map<number, Cell>();
    const labels = [`method="${quoted(method)}"`, `route="${quoted(route)}"`, `status="${status}"`].join(',');
    const cell = { labels, counts: [...BOUNDS, 0].map(() => 0), sum: 0 };
    this.#cells.set(method, routes.set(route, statuses.set(status, cell)));
    return cell;
  }
}

function quoted(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
