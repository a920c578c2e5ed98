import type { HeaderPlace } from '../../domain/operators/brand/brand.ts';
import type { LookLink } from '../../domain/operators/brand/page-look.ts';
import { paths } from '../core/paths.ts';
import { placeWords as words } from './place-words.ts';

export interface Place {
  name: string;
  to: string;
  /** Paths of further pages that belong to it, with the pages under them. */
  parts?: readonly string[];
}

/** The places of the header, a phone's menu and the footer. Those of the footer alone are in `footer-places.ts`. */
export const PLACES = {
  install: { name: words.install, to: paths.installation(), parts: ['/installation-android-and-ios'] },
  faq: { name: words.faq, to: paths.faq() },
  browse: { name: words.browse, to: paths.browse(), parts: ['/country'] },
  trip: { name: words.trip, to: paths.trip() },
  regions: { name: words.regions, to: paths.regional(), parts: [paths.regional()] },
  enterprise: { name: words.enterprise, to: paths.businessContact() },
  support: { name: words.support, to: paths.support() },
  profile: { name: words.profile, to: paths.profile(), parts: [paths.dashboard()] },
} satisfies Record<string, Place>;

const { install, faq, browse, trip, regions, enterprise, support } = PLACES;

/** A link that an operator chose. */
export function placeOf(link: LookLink<HeaderPlace>): Place {
  return 'to' in link ? link : PLACES[link.place];
}

/** The header has no link to the regions, so that its link to all plans stands for them. */
const ALL_PLANS: Place = { ...browse, parts: [...browse.parts, ...regions.parts] };

/** Both are followed by the profile if somebody is signed in. */
export const HEADER_PLACES: readonly Place[] = [install, faq, ALL_PLANS, trip, enterprise];
export const MENU_PLACES: readonly Place[] = [install, faq, browse, regions, trip, support];
