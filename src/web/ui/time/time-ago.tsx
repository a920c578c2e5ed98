import { formatAge } from './age.ts';
import { useNow } from './use-now.ts';

/** How long ago something was, updated while the page is open. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  return <time dateTime={at}>{formatAge(useNow() - Date.parse(at))}</time>;
}
