import { Link } from 'react-router';

import { destinationWords as words } from './words.ts';

/** Leads from a place's plans to its guide. */
export function GuideLink({ to, place }: { to: string; place: string }) {
  return <Link to={to}>{words.guide(place)}</Link>;
}
