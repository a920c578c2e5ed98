/** How long a choice is remembered, in seconds. */
export const YEAR_S = 365 * 86_400;

/** What a visitor last chose in this browser; undefined if they have not. */
export function keptChoice(cookie: string, cookies = document.cookie): string | undefined {
  return new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(cookies)?.[1];
}

/** Returns whether the browser remembers it. */
export function keepChoice(cookie: string, value: string): boolean {
  // Secure only where it can be: a shop on a developer's machine speaks HTTP.
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  return keptChoice(cookie) === value;
}
