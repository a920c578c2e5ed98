import { Link } from 'react-router';

import { tripTo } from '../../../domain/trip/trip-to.ts';
import { paths } from '../../core/paths.ts';
import { tripLinkWords } from './trip-link-words.ts';

/** Leads from a place's plans to the planner of a trip. It is for parts that bring no code to a page. */
export function TripLink({ isos }: { isos: readonly string[] }) {
  return <Link to={paths.trip(tripTo(isos))}>{tripLinkWords.plan}</Link>;
}
