/** So many are read at once. */
export const BATCH = 50;
/** So many are looked at side by side: each waits for parties more than it works. */
export const AT_ONCE = 8;

/**
 * Looks at everything that is due, batch after batch, until nothing is left or the time is over; the next sweep goes on then.
 * @param read what is due, `BATCH` at most, given what was read last; nothing that was looked at a second time
 * @param look must not throw; false when somebody else has it
 * @param until of `performance.now()`, milliseconds; one batch is looked at however late it is
 * @returns how many were looked at
 */
export async function sweep<Due extends { id: string }>(
  read: (last: Due | undefined) => Promise<Due[]>,
  look: (due: Due) => Promise<boolean>,
  until: number,
): Promise<number> {
  let looked = 0;
  let last: Due | undefined;
  do {
    const batch = await read(last);
    last = batch.length < BATCH ? undefined : batch.at(-1);
    const rest = batch.values();
    const lookOn = async () => {
      for (const due of rest) if (await look(due)) looked += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  } while (last && performance.now() < until);
  return looked;
}
