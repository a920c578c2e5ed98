/** Private pages, and forms in which visitors write about themselves: another company's script never sees them. */
const PRIVATE =
  /^\/(business-contact|checkout|offer|order|profile|dashboard|reset-password|verify-email|confirm-return|withdraw)(\/|$)/;

/** Whether the session-analytics script, if the shop has one, may run on a page. */
export function mayBeWatched({ pathname, search }: { pathname: string; search: string }): boolean {
  // A guide opened for an eSIM shows its codes.
  const params = new URLSearchParams(search);
  return !PRIVATE.test(pathname) && !params.has('esim') && !params.has('order');
}
