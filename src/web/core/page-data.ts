/**
 * Whether the browser asks for a page that is not shown yet. Reading the shown one anew, and going back, wait for the data
 * instead of a page of placeholders: nothing may jump, and the old place on the page must be there to return to.
 */
export function isNewPage(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname !== window.location.pathname || search !== window.location.search;
}
