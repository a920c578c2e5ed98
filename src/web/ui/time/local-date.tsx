import { useSyncExternalStore } from 'react';

import { DATE_LOCALE, DATE_STYLE, LANGUAGE } from '../../../domain/language-words.ts';
import { SOURCE } from '../../../domain/languages.ts';
import { dateWords } from './words.ts';

/**
 * For dates and times: English is also read by people of other languages, whose own they know best; a translated page keeps to
 * its language and its digits.
 */
export const READERS = LANGUAGE === SOURCE ? undefined : DATE_LOCALE;

interface LocalDateProps {
  /** ISO 8601. */
  at: string | null;
  /** With hours and minutes. */
  withTime?: boolean;
}

/**
 * A date in the reader's language and time zone. The server knows neither, so its output and the browser's first render are in
 * British English and UTC.
 */
export function LocalDate({ at, withTime = false }: LocalDateProps) {
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!at) return dateWords.none;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return dateWords.invalid;
  const format = new Intl.DateTimeFormat(isHere ? READERS : DATE_LOCALE, {
    dateStyle: DATE_STYLE,
    ...(withTime && { timeStyle: 'short' as const }),
    ...(!isHere && { timeZone: 'UTC' }),
  });
  return (
    <time dateTime={at}>
      {format.format(date)}
      {!isHere && withTime && ` ${dateWords.utc}`}
    </time>
  );
}
