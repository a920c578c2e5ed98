import type { Settings } from '../core/settings/env.ts';

/**
 * A cookie's name and attributes. Under https the prefix keeps other hosts of the same domain from setting it; browsers reject
 * the prefix over http, where the shop runs only at localhost.
 */
export function hostCookie(plain: string, { BASE_URL }: Pick<Settings, 'BASE_URL'>) {
  const secure = BASE_URL.startsWith('https://');
  return {
    name: secure ? `__Host-${plain}` : plain,
    attributes: { sameSite: 'Lax', secure, path: '/' },
  } as const;
}
