/** What `work` comes to, or `late` where that takes longer. What is late goes on, and is nobody's any more. */
export function withinTime<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<L>();
  const timer = setTimeout(resolve, ms, late);
  return Promise.race([work.finally(() => clearTimeout(timer)), promise]);
}
