import type { PassFace } from '../../domain/esims/pass-face.ts';
import type { Mailbox } from '../core/settings/mailbox.ts';
import type { MailBrand } from './brand.ts';
import type { Attachment } from './mail.ts';

/**
 * The content of a mail, written once: `renderMail` makes HTML and text from it. All strings are plain text, whatever somebody
 * typed into them.
 */
export interface MailDescription {
  brand: MailBrand;
  subject: string;
  /** The pass it is about, above the headline. */
  pass?: MailPass | undefined;
  /** Shown at the top of the mail; by default, the subject. */
  headline?: string;
  /** The preview that inboxes show beside the subject. */
  preview: string;
  /** The first words under the headline, with the greeting. */
  lead: string;
  sections: Section[];
  foot: Foot;
  replyTo: Mailbox;
  /** Files other than the mail's pictures. */
  attachments?: Attachment[];
}

export interface MailPass {
  face: PassFace;
  /** Describes its picture to readers who cannot see it. */
  alt: string;
}

export type Section =
  | Actions
  | { kind: 'text'; title?: string; text: string }
  /** Somebody's own words, line by line. */
  | { kind: 'quote'; title: string; lines: string[] }
  /** A name and a value per line, with the total below. */
  | { kind: 'rows'; title?: string; rows: Row[]; total?: Total }
  /** Values to copy, each under its name. */
  | { kind: 'codes'; title: string; codes: Row[] }
  | PictureCard
  /** Secondary words, perhaps ending with a link. */
  | { kind: 'small'; text?: string; link?: Link };

/** The reader's choices: the main action, another one, and words about them. */
export interface Actions {
  kind: 'actions';
  main?: Link;
  other?: Link;
  note?: string;
}

/** A picture with words. The mail contains it twice: embedded, and as a file to save, which `text` mentions. */
export interface PictureCard {
  kind: 'picture';
  title: string;
  text: string;
  png: Buffer;
  /** Describes the picture to readers who cannot see it. */
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
  /** Contains the address, which becomes a link. */
  question: string;
  address: string;
  legalName: string;
  links: Link[];
}
