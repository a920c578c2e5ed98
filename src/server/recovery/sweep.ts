/** The number read at once. */
export const BATCH = 50;
/** The number handled concurrently: each waits for providers more than it works. */
export const AT_ONCE = 8;

/**
 * Handles everything due, batch after batch, until nothing is left or time is up; the next sweep then continues.
 * @param read what is due, `BATCH` at most; nothing that was taken up before
 * @param take must not throw; false if another process has it
 * @param until of `performance.now()`, milliseconds; one batch is taken up however late it is
 * @returns how many were taken up
 */
export async function sweep<Due>(
  read: () => Promise<Due[]>,
  take: (due: Due) => Promise<boolean>,
  until: number,
): Promise<number> {
  let taken = 0;
  let isMore: boolean;
  do {
    const batch = await read();
    isMore = batch.length === BATCH;
    const rest = batch.values();
    const takeOn = async () => {
      for (const due of rest) if (await take(due)) taken += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeOn));
  } while (isMore && performance.now() < until);
  return taken;
}
