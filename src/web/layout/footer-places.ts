import { paths } from '../core/paths.ts';
import { footerWords as words } from './footer-words.ts';
import { type Place, PLACES } from './places.ts';

const { browse, regions, install, faq, support, enterprise } = PLACES;

/** The columns of the footer, by their titles. */
export const FOOTER_PLACES: Readonly<Record<'plans' | 'company' | 'legal', readonly Place[]>> = {
  plans: [browse, regions, install, faq],
  company: [{ name: words.aboutUs, to: paths.aboutUs() }, support, enterprise],
  legal: [
    { name: words.privacy, to: paths.privacyPolicy() },
    { name: words.terms, to: paths.termsOfService() },
    { name: words.refundPolicy, to: paths.refundPolicy() },
  ],
};

/** In the last column, where the law allows it. */
export const WITHDRAW: Place = { name: words.withdraw, to: paths.withdraw() };
/** In the last column, if the shop asks. */
export const ANALYTICS: Place = { name: words.analytics, to: paths.analytics() };
