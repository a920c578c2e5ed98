import { ageWords } from './words.ts';

/** 'just now', '4 min ago', '2 h ago', '3 days ago'. @param ms how long ago, in milliseconds */
export function formatAge(ms: number): string {
  const minutes = Math.floor(Math.max(ms, 0) / 60_000);
  if (minutes < 1) return ageWords.now;
  if (minutes < 60) return ageWords.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return ageWords.hours(hours);
  return ageWords.days(Math.floor(hours / 24));
}
