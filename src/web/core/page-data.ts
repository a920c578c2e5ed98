/**
 * Whether the browser asks for another page. Reloading the current page's data and going back wait for the data instead of
 * showing placeholders: nothing may jump, and the scroll position must still exist.
 * @param only the parameter that tells such pages apart, if others only say how much or which part of a page is shown
 */
export function isNewPage(request: Request, only?: string): boolean {
  const [asked, shown] = [new URL(request.url), new URL(window.location.href)];
  const isOther =
    only === undefined
      ? asked.search !== shown.search
      : asked.searchParams.get(only) !== shown.searchParams.get(only);
  return asked.pathname !== shown.pathname || isOther;
}
