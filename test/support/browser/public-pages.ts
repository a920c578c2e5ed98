import { PAGES } from '../../../src/domain/pages.ts';

/** The address of a page, which is Japan's or Europe's where there is one for each place. */
export const addressFor = (path: string) => path.replace(/:code\??/, 'JP').replace(':slug', 'europe');

/** Every page that needs neither a plan nor an order. */
export const ALL_PAGES = PAGES.map(({ path }) => path)
  .filter((path) => path !== '/checkout' && path !== '/order/:token')
  .map(addressFor);

/** They look like another one, or need somebody who is signed in. */
const LEFT_OUT = new Set(['/privacy', '/regional/europe/guide', '/profile', '/dashboard']);

/** A page of each kind that everybody may open, with those that say what is not there. */
export const PUBLIC_PAGES = [
  ...ALL_PAGES.filter((path) => !LEFT_OUT.has(path)),
  '/browse?country=JP',
  '/country/JP?days=7',
  '/nowhere',
  '/country/XX',
];
