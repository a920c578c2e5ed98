/**
 * Whether the browser asks for a page that is not shown yet. Reading the shown one anew, and going back, wait for the data
 * instead of a page of placeholders: nothing may jump, and the old place on the page must be there to return to.
 * @param only the parameter that tells such pages apart, where others say how much or what of one is shown
 */
export function isNewPage(request: Request, only?: string): boolean {
  const [asked, shown] = [new URL(request.url), new URL(window.location.href)];
  const isOther =
    only === undefined
      ? asked.search !== shown.search
      : asked.searchParams.get(only) !== shown.searchParams.get(only);
  return asked.pathname !== shown.pathname || isOther;
}
