/** Which page it is, by its first part: the rest of an address may open somebody's order. */
export function pageOf(path: string): string {
  const page = path
    .replace(/\.data$/, '')
    .split('/', 2)
    .join('/');
  return page === '/_root' ? '/' : page;
}
