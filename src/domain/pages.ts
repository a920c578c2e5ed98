import { TRIP_PARAMETERS } from './trip-parameters.ts';

/** A page, for the router, the response cache, the sitemap, monitoring and tests. */
export interface Page {
  /** In the router's form: `:code` is a country's, `:slug` a region's. */
  path: string;
  /** The route's id: the place of its module in `src/web`. */
  id: string;
  /** The module, if another page shares it. */
  module?: string;
  /** It contains personal data, and robots must not index it. */
  isPersonal?: boolean;
  /** Parameters it depends on, if it is the same for everybody: then it is cached, and has its text at `.md`. */
  reads?: readonly string[];
  /** Parameters its data depend on, if it shows the catalogue. */
  data?: readonly string[];
  /** Its title in lists for search engines and assistants, if it is a text page. */
  title?: string;
}

/**
 * A visitor's choices among a place's plans. Pages show them from the start; their data depend only on the plan, which may be
 * gone.
 */
const ASKED = ['days', 'data', 'gb', 'sort', 'plan', 'more'];
const BROWSED = ['country', 'part', 'q', 'shown'];

/** An earlier text of an operator's. */
const VERSIONS = ['version'];

const ROWS = [
  { path: '/', id: 'routes/home', reads: ['q'], data: ['q'] },
  {
    path: '/country/:code?',
    id: 'routes/catalog/country',
    reads: ['country', ...ASKED],
    data: ['plan'],
  },
  { path: '/country/:code/guide', id: 'routes/catalog/country-guide', reads: [], data: [] },
  { path: '/browse', id: 'routes/catalog/browse', reads: [...BROWSED, ...ASKED], data: BROWSED },
  { path: '/regional', id: 'routes/catalog/regional', reads: ['to'], data: ['to'] },
  {
    path: '/regional/:slug',
    id: 'routes/catalog/region',
    reads: [...ASKED, 'to'],
    data: ['plan', 'to'],
  },
  { path: '/regional/:slug/guide', id: 'routes/catalog/region-guide', reads: [], data: [] },
  { path: '/trip', id: 'routes/catalog/trip', reads: TRIP_PARAMETERS, data: TRIP_PARAMETERS },
  { path: '/checkout', id: 'routes/checkout', isPersonal: true },
  { path: '/order/:token', id: 'routes/order', isPersonal: true },
  { path: '/offer/:token', id: 'routes/offer', isPersonal: true },
  { path: '/profile', id: 'routes/account/profile', isPersonal: true },
  { path: '/dashboard', id: 'routes/account/dashboard', isPersonal: true },
  { path: '/reset-password', id: 'routes/account/reset-password' },
  { path: '/verify-email', id: 'routes/account/verify-email' },
  { path: '/confirm-return', id: 'routes/account/confirm-return' },
  { path: '/withdraw', id: 'routes/account/withdraw' },
  { path: '/sign-in-failed', id: 'routes/account/sign-in-failed' },
  { path: '/support', id: 'routes/help/support', reads: ['q', 'version'], title: 'Support' },
  { path: '/faq', id: 'routes/help/faq', reads: VERSIONS, title: 'Questions and answers' },
  { path: '/business-contact', id: 'routes/business-contact', reads: [], title: 'For companies' },
  { path: '/about-us', id: 'routes/help/about-us', reads: VERSIONS, title: 'About us' },
  {
    path: '/terms-of-service',
    id: 'routes/help/terms-of-service',
    reads: VERSIONS,
    title: 'Terms of service',
  },
  { path: '/refund-policy', id: 'routes/help/refund-policy', reads: VERSIONS, title: 'Refund policy' },
  { path: '/privacy', id: 'routes/help/privacy', reads: VERSIONS, title: 'Privacy policy' },
  {
    path: '/accessibility',
    id: 'routes/help/accessibility',
    reads: VERSIONS,
    title: 'Accessibility',
  },
  { path: '/privacy-policy', id: 'routes/privacy-policy', module: 'routes/help/privacy', reads: VERSIONS },
  {
    path: '/installation',
    id: 'routes/help/installation',
    reads: VERSIONS,
    title: 'How to install an eSIM, and which phones take one',
  },
  {
    path: '/installation-android-and-ios',
    id: 'routes/help/installation-android-and-ios',
    reads: VERSIONS,
    title: 'Installing on Android and iPhone',
  },
] as const satisfies readonly Page[];

/** The address of a page, in the router's form. */
export type PagePath = (typeof ROWS)[number]['path'];

/** Every page of the shop. A new one needs a row here, its module, and a link in `web/core/paths.ts`. */
export const PAGES: readonly Page[] = ROWS;
