import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * What `open` opens, once for the tests of a file or anew for each of them, and closes after them; it is there once their hooks
 * and tests run.
 */
export function useOpened<T extends { close(): Promise<unknown> }>(
  open: () => Promise<T>,
  { anew = false } = {},
): T {
  const opened = {} as T;
  const [before, after] = anew ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => void Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open())));
  after(async () => void (await opened.close()));
  return opened;
}
