import { Link } from 'react-router';

import { destinationWords as words } from './words.ts';

/** From the plans of a place to what people ask of it. */
export function GuideLink({ to, place }: { to: string; place: string }) {
  return <Link to={to}>{words.guide(place)}</Link>;
}
