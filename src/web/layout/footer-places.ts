import type { HeaderPlace } from '../../domain/operators/brand/brand.ts';
import type { LookLink } from '../../domain/operators/brand/page-look.ts';
import { paths } from '../core/paths.ts';
import { footerWords as words } from './footer-words.ts';
import { type Place, placeOf, PLACES } from './places.ts';

const { browse, regions, install, faq, support, enterprise } = PLACES;

const ABOUT: Place = { name: words.aboutUs, to: paths.aboutUs() };

/** A link that an operator chose. */
export function footPlaceOf(link: LookLink): Place {
  return 'place' in link && link.place === 'about' ? ABOUT : placeOf(link as LookLink<HeaderPlace>);
}

/** The columns of the footer, by their titles. */
export const FOOTER_PLACES: Readonly<Record<'plans' | 'company' | 'legal', readonly Place[]>> = {
  plans: [browse, regions, install, faq],
  company: [ABOUT, support, enterprise],
  legal: [
    { name: words.privacy, to: paths.privacyPolicy() },
    { name: words.terms, to: paths.termsOfService() },
    { name: words.refundPolicy, to: paths.refundPolicy() },
    { name: words.accessibility, to: paths.accessibility() },
  ],
};

/** In the last column, where the law allows it. */
export const WITHDRAW: Place = { name: words.withdraw, to: paths.withdraw() };
/** In the last column, if the shop asks. */
export const ANALYTICS: Place = { name: words.analytics, to: paths.analytics() };
