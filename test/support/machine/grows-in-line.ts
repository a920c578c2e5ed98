const SIZES = [16 * 1024, 64 * 1024] as const;
/** Between four, which is in line, and sixteen, which is the square. */
const MOST = 8;
/** A time too short to measure again, in milliseconds. */
const SOON_MS = 20;
/** Anything that takes longer is measured once. */
const LONG_MS = 500;
/** The system counts in steps of four milliseconds: from here on they are precise enough. */
const ENOUGH_MS = 40;
const [MIN_ROUNDS, MAX_ROUNDS] = [2, 6];

/** Processor time of this thread alone for one reading, in milliseconds: what else the machine does costs it little. */
function timeOf(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let done = 0; done < times; done++) {
    try {
      read(text);
    } catch {
      // A refusal is an answer as well.
    }
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

/**
 * Whether a reader takes at most so many times as long for the large text as for the small one. Somewhere a larger text may
 * take a step, as where memory is got in another way. So where it grows too much it is asked once more with texts four times as
 * large: a square goes on like that.
 */
export function growsInLine(
  read: (text: string) => unknown,
  letters: string,
  [small, large]: readonly [small: number, large: number] = SIZES,
): boolean {
  const textOf = (size: number) => `${letters.repeat(Math.ceil(size / letters.length))}\u0001`;
  for (const step of [1, large / small]) {
    const text = textOf(large * step);
    const first = timeOf(read, text, 1);
    if (first <= SOON_MS || isInLine(read, { small: textOf(small * step), large: text, first })) return true;
    if (first > LONG_MS) return false;
  }
  return false;
}

/** Compares the quickest readings of several rounds, each as much work as the other: whatever comes in between makes some slower. */
function isInLine(
  read: (text: string) => unknown,
  { small, large, first }: { small: string; large: string; first: number },
): boolean {
  const isLong = first > LONG_MS;
  const times = Math.ceil(ENOUGH_MS / Math.min(first, ENOUGH_MS));
  const timesOfSmall = Math.ceil((times * large.length) / small.length);
  let [few, many] = [Infinity, isLong ? first : Infinity];
  for (let round = 1; round <= (isLong ? MIN_ROUNDS : MAX_ROUNDS); round++) {
    few = Math.min(few, timeOf(read, small, timesOfSmall));
    if (!isLong) many = Math.min(many, timeOf(read, large, times));
    if (round >= MIN_ROUNDS && many <= Math.max(SOON_MS, MOST * few)) return true;
  }
  return false;
}
