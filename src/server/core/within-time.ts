/** The result of `work`, or `late` if it takes longer. Late work runs on, and its result is dropped. */
export function withinTime<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<L>();
  const timer = setTimeout(resolve, ms, late);
  return Promise.race([work.finally(() => clearTimeout(timer)), promise]);
}
