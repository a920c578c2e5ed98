import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * What `open` opens, once for the tests of a file or anew for each of them, and closes after them; it is there once their hooks
 * and tests run.
 */
export function useOpened<T extends { close(): Promise<unknown> }>(
  open: () => Promise<T>,
  { anew = false } = {},
): T {
  let opened: T;
  const [before, after] = anew ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => void (opened = await open()));
  after(async () => void (await opened.close()));
  return new Proxy({} as T, {
    get(_, name) {
      const value: unknown = Reflect.get(opened, name);
      return typeof value === 'function' ? (value.bind(opened) as unknown) : value;
    },
  });
}
