import { z } from 'zod';

import { LANGUAGE_CODES } from '../../languages.ts';
import { MAX_TEXT_LENGTHS, type PageContent } from './texts.ts';
import type { MailContent } from './worded-mails.ts';
import { textWords as words } from './words.ts';

/** Signs that PostgreSQL cannot store, and those that change the direction of what follows them. */
const withoutTraps = (typed: string) =>
  typed.replace(/\p{Cs}/gu, '\uFFFD').replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** One line of plain letters. */
export const textLine = (most: number) =>
  z
    .string()
    .transform((typed) =>
      withoutTraps(typed)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most));

/** Several lines as they are stored: they end with a line feed alone. */
export const textLines = (most: number, refusal?: string) =>
  z
    .string()
    .transform((typed) =>
      withoutTraps(typed)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        // A tab is the only control sign that means something in a text.
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trim(),
    )
    .pipe(z.string().max(most, refusal));

export const markdown = textLines(MAX_TEXT_LENGTHS.text, words.tooLong);

const pageText = z.strictObject({
  title: z.string(),
  lead: z.string(),
  text: z.string(),
  changed_at: z.iso.datetime(),
  change: z.string().default(''),
  is_material: z.boolean().default(false),
});

/** As it is stored. */
export const pageContentSchema = z.strictObject({
  texts: z.partialRecord(z.enum(LANGUAGE_CODES), pageText),
}) satisfies z.ZodType<PageContent>;

const mailWords = z.strictObject({
  subject: z.string(),
  opening: z.string(),
  closing: z.string(),
  changed_at: z.iso.datetime(),
});

/** As it is stored. */
export const mailContentSchema = z.strictObject({
  texts: z.partialRecord(z.enum(LANGUAGE_CODES), mailWords),
}) satisfies z.ZodType<MailContent>;
