import { useNow } from './use-now.ts';
import { ageWords } from './words.ts';

/** How long ago something was, updated while the page is open. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  return <time dateTime={at}>{formatAge(useNow() - Date.parse(at))}</time>;
}

/** 'just now', '4 min ago', '2 h ago', '3 days ago'. @param ms how long ago, in milliseconds */
export function formatAge(ms: number): string {
  const minutes = Math.floor(Math.max(ms, 0) / 60_000);
  if (minutes < 1) return ageWords.now;
  if (minutes < 60) return ageWords.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return ageWords.hours(hours);
  return ageWords.days(Math.floor(hours / 24));
}
