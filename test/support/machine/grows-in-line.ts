const SIZES = [16 * 1024, 64 * 1024] as const;
/** Between four, which is in line, and sixteen, which is the square. */
const MOST = 8;
/** What nobody needs to look at again, in milliseconds. */
const SOON_MS = 20;
/** The small text is read so many times for one of the large: the system counts in steps of up to four milliseconds. */
const READS_OF_SMALL = 6;
const ROUNDS = 4;

/** Processor time of this thread alone, in milliseconds: what else the machine does costs it little. */
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
  return (user + system) / 1000;
}

/** Whether a reader takes at most so many times as long for the large text as for the small one. */
export function growsInLine(
  read: (text: string) => unknown,
  letters: string,
  sizes: readonly number[] = SIZES,
): boolean {
  const [small = '', large = ''] = sizes.map(
    (size) => `${letters.repeat(Math.ceil(size / letters.length))}\u0001`,
  );
  if (timeOf(read, large, 1) <= SOON_MS) return true;
  // What disturbs one round adds to another as well: all of them together are compared.
  let [few, many] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    few += timeOf(read, small, READS_OF_SMALL) / READS_OF_SMALL;
    many += timeOf(read, large, 1);
    // What takes seconds needs no second look.
    if (many > 4_000) break;
  }
  return many <= Math.max(SOON_MS * ROUNDS, MOST * few);
}
