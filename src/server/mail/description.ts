import type { Mailbox } from '../core/settings/mailbox.ts';
import type { MailBrand } from './brand.ts';
import type { Attachment } from './mail.ts';

/**
 * What a mail says, written once: `renderMail` makes its HTML and its text of it. All strings are plain text, whatever
 * somebody typed into them.
 */
export interface MailDescription {
  brand: MailBrand;
  subject: string;
  /** The place that it is about, whose picture stands above the headline. */
  place?: MailPlace | undefined;
  /** Stands above the mail; none when that is its subject. */
  headline?: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  /** The first words under the headline, with the greeting. */
  lead: string;
  sections: Section[];
  foot: Foot;
  replyTo: Mailbox;
  /** Files beside those that its pictures are. */
  attachments?: Attachment[];
}

export interface MailPlace {
  /** Of the country or region. */
  code: string;
  /** What the picture is, for whoever cannot see it. */
  alt: string;
}

export type Section =
  | Actions
  | { kind: 'text'; title?: string; text: string }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; title: string; lines: string[] }
  /** Name and value a line, and the total under them. */
  | { kind: 'rows'; title?: string; rows: Row[]; total?: Total }
  /** Values to copy, each under its name. */
  | { kind: 'codes'; title: string; codes: Row[] }
  | PictureCard
  /** Secondary words, and a link that ends them. */
  | { kind: 'small'; text?: string; link?: Link };

/** What the reader can do: the main thing, another one, and words about them. */
export interface Actions {
  kind: 'actions';
  main?: Link;
  other?: Link;
  note?: string;
}

/** A picture beside words. It travels inside the mail, and once more as a file to keep, which `text` names. */
export interface PictureCard {
  kind: 'picture';
  title: string;
  text: string;
  png: Buffer;
  /** What the picture is, for whoever cannot see it. */
  alt: string;
  /** Without '.png'. */
  name: string;
}

export type Row = [name: string, value: string];

export interface Link {
  label: string;
  url: string;
}

export interface Total {
  name: string;
  amount: string;
  /** 'Visa ending in 4242'. */
  method: string;
}

/** The end of every mail. */
export interface Foot {
  /** Goes on with the address and a full stop. */
  question: string;
  address: string;
  legalName: string;
  links: Link[];
}
