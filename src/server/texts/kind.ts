import { mailContentSchema, pageContentSchema } from '../../domain/operators/texts/text-schema.ts';
import { NO_TEXTS, type PageContent, type PageName } from '../../domain/operators/texts/texts.ts';
import {
  type MailContent,
  NO_MAIL_WORDS,
  type WordedMail,
} from '../../domain/operators/texts/worded-mails.ts';
import type { RevisionKind } from '../revisions/revisions.ts';

/** The page whose text is the operator's part of every contract summary. */
export const SUMMARY = 'contract_summary' satisfies PageName;

/** What the subject of every page begins with. */
export const PAGES = 'page ';

/** Each page has its own versions, which hold its texts in all languages. */
export const pageKind = (name: PageName): RevisionKind<PageContent> => ({
  subject: PAGES + name,
  schema: pageContentSchema,
  first: NO_TEXTS,
});

/** Each mail has its own versions, which hold its words in all languages. */
export const mailKind = (name: WordedMail): RevisionKind<MailContent> => ({
  subject: `mail ${name}`,
  schema: mailContentSchema,
  first: NO_MAIL_WORDS,
});
