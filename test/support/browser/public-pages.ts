import { PAGES } from '../../../src/domain/pages.ts';

/** The address of a page, with Japan or Europe if there is one for each place. */
export const addressFor = (path: string) => path.replace(/:code\??/, 'JP').replace(':slug', 'europe');

/** Every page that needs neither a plan nor an order. */
export const ALL_PAGES = PAGES.map(({ path }) => path)
  .filter((path) => path !== '/checkout' && path !== '/order/:token' && path !== '/offer/:token')
  .map(addressFor);

/** They look like another page, or need a signed-in visitor. */
const LEFT_OUT = new Set(['/privacy', '/regional/europe/guide', '/profile', '/dashboard']);

/** A public page of each kind, including those for missing things. */
export const PUBLIC_PAGES = [
  ...ALL_PAGES.filter((path) => !LEFT_OUT.has(path)),
  '/browse?country=JP',
  '/trip?place=PT&days=4&place=ES&days=6&place=MA&days=5&place=KP&days=2&start=2027-06-01',
  '/trip?place=Japn&days=0',
  '/country/JP?days=7',
  '/nowhere',
  '/country/XX',
];

/** Every page with text about paying or signing in. */
export const PAGES_OF_WORDS = [
  '/',
  '/faq',
  '/privacy',
  '/support',
  '/terms-of-service',
  '/refund-policy',
  '/sign-in-failed',
];
