/** So often a call is measured alone; the quickest counts, as compiling and collecting garbage make some slower. */
const ROUNDS = 5;
/** So many are measured together where one is short: the system counts in steps of four milliseconds. */
const TOGETHER = 10;

/** Finds the calls that hold the thread which answers everybody. */
export interface ThreadMeter<Call> {
  /** Sends a call, beside any number of others. */
  during<T>(call: Call, send: () => Promise<T>): Promise<T>;
  /** Sends each call that may have held the thread again, alone. Returns those that did. */
  holders(again: (call: Call) => Promise<unknown>): Promise<Call[]>;
}

/**
 * Measures processor time of this thread, where the shop must run, too: what else the machine does costs it nothing, and a slow
 * machine takes longer for both.
 * @param most a call may take as much as so many of `usual`
 */
export async function createThreadMeter<Call>(
  usual: () => Promise<unknown>,
  most: number,
): Promise<ThreadMeter<Call>> {
  const several = async () => {
    for (let time = 0; time < TOGETHER; time++) await usual();
  };
  const bound = (most * (await leastMs(several))) / TOGETHER;
  let suspects: Call[] = [];
  return {
    async during(call, send) {
      const before = process.threadCpuUsage();
      const answer = await send();
      // What was sent meanwhile counts as well, so only measuring it alone tells which one it was.
      if (msSince(before) > bound) suspects.push(call);
      return answer;
    },
    async holders(again) {
      const found: Call[] = [];
      for (const call of suspects) if ((await leastMs(() => again(call), bound)) > bound) found.push(call);
      suspects = [];
      return found;
    },
  };
}

/** The least of several rounds; ends as soon as one is no more than `enough`. */
async function leastMs(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > enough; round++) {
    const before = process.threadCpuUsage();
    await work();
    least = Math.min(least, msSince(before));
  }
  return least;
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
