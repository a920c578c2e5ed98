export type Print = (chunk: string | Buffer) => void;

interface Startable {
  name: string;
  needs?: string[];
  isLongest?: boolean;
  mostlyWaits?: boolean;
}

/** A place for one of the runners that run at the same time, and where its output goes. */
interface Place {
  index: number;
  print: Print;
}

/** Prints the output of several runners in their order: the first unfinished one as it comes, the others after it. */
class Voices {
  readonly #kept: (string | Buffer)[][];
  readonly #hasEnded: boolean[];
  readonly #print: Print;
  #speaking = 0;

  constructor(count: number, print: Print) {
    this.#kept = Array.from({ length: count }, () => []);
    this.#hasEnded = Array.from({ length: count }, () => false);
    this.#print = print;
  }

  say(index: number, chunk: string | Buffer): void {
    if (index === this.#speaking) this.#print(chunk);
    else this.#kept[index]?.push(chunk);
  }

  end(index: number): void {
    this.#hasEnded[index] = true;
    while (this.#hasEnded[this.#speaking]) {
      this.#speaking += 1;
      this.#tell(this.#speaking);
    }
  }

  /** From now on, none starts. */
  endAll(): void {
    for (const index of this.#kept.keys()) this.#tell(index);
  }

  #tell(index: number): void {
    for (const chunk of this.#kept[index]?.splice(0) ?? []) this.#print(chunk);
  }
}

/**
 * Runs all of `planned`, `atOnce` of them at a time and one more of those that mostly wait, each once the ones it needs have
 * ended: the longest as soon as possible, the others in their order. Returns the results of `run`, in the order in which they
 * ended.
 * @param run must not reject; `ended` has the results so far
 * @param goesOn is called before each; nothing begins after the first no
 */
export async function sideBySide<R extends Startable, T>(
  planned: readonly R[],
  atOnce: number,
  run: (one: R, ended: readonly T[], place: Place) => Promise<T>,
  print: Print,
  goesOn: () => boolean = () => true,
): Promise<T[]> {
  const voices = new Voices(planned.length, print);
  const open = new Set(planned.map(({ name }) => name));
  const waiting = new Set(planned);
  const running = new Map<number, Promise<void>>();
  const ended: T[] = [];

  const shared = Array.from({ length: atOnce }, (_, place) => place);
  const placeFor = ({ mostlyWaits = false }: R) =>
    (mostlyWaits ? [atOnce] : shared).find((place) => !running.has(place));
  const next = () => {
    const ready = [...waiting].filter(
      (one) => placeFor(one) !== undefined && !one.needs?.some((name) => open.has(name)),
    );
    return ready.find(({ isLongest }) => isLongest) ?? ready[0];
  };
  const begin = (one: R) => {
    waiting.delete(one);
    const index = placeFor(one) ?? 0;
    const turn = planned.indexOf(one);
    const work = async () => {
      ended.push(await run(one, ended, { index, print: (chunk) => voices.say(turn, chunk) }));
      voices.end(turn);
      open.delete(one.name);
      running.delete(index);
    };
    running.set(index, work());
  };

  for (;;) {
    const one = goesOn() ? next() : undefined;
    if (one) begin(one);
    else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  voices.endAll();
  return ended;
}
