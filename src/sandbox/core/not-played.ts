/** What every party answers, each in its own error's shape, where the sandbox leaves something out. */
export function notPlayed(what: string): string {
  return `The sandbox does not play ${what}.`;
}

/** The same for a call that it does not know. */
export function callNotPlayed({ method, url }: Pick<Request, 'method' | 'url'>): string {
  return notPlayed(`${method} ${new URL(url).pathname}`);
}

/** The same for names of parameters that it does not know; undefined where it knows all of them. */
export function parametersNotPlayed(given: Iterable<string>, played: readonly string[]): string | undefined {
  const others = [...new Set(given)].filter((name) => !played.includes(name));
  if (others.length === 0) return undefined;
  return notPlayed(`the parameter${others.length > 1 ? 's' : ''} ${others.join(', ')}`);
}
