/** The message for something the sandbox does not simulate; each party answers it in the form of its own errors. */
export function notPlayed(what: string): string {
  return `The sandbox does not play ${what}.`;
}

/** The same for an unknown call. */
export function callNotPlayed({ method, url }: Pick<Request, 'method' | 'url'>): string {
  return notPlayed(`${method} ${new URL(url).pathname}`);
}

/** The same for unknown parameters; undefined if all of them are known. */
export function parametersNotPlayed(given: Iterable<string>, played: readonly string[]): string | undefined {
  const others = [...new Set(given)].filter((name) => !played.includes(name));
  if (others.length === 0) return undefined;
  return notPlayed(`the parameter${others.length > 1 ? 's' : ''} ${others.join(', ')}`);
}
