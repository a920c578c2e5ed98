/** What the trade sells as 1 GB are 1024 MB; the shop shows, and counts, 1 GB of 1000. */
export function tradeMegabytes(mib: number): number {
  return Math.floor(mib < 1024 ? mib : (mib / 1024) * 1000);
}
