/** Pages of one person's own, or where one writes to us about oneself: a script of another company never sees them. */
const PRIVATE =
  /^\/(business-contact|checkout|order|profile|dashboard|reset-password|verify-email|confirm-return|withdraw)(\/|$)/;

/** Whether the session-analytics script, if the shop has one, may run on a page. */
export function mayBeWatched({ pathname, search }: { pathname: string; search: string }): boolean {
  // The guide shows an eSIM's own codes when it was opened for one.
  const params = new URLSearchParams(search);
  return !PRIVATE.test(pathname) && !params.has('esim') && !params.has('order');
}
