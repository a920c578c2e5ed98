import type { Mailbox } from '../core/settings/mailbox.ts';

/** A file that travels with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** When given, the file is a picture inside the mail that its HTML shows as `cid:<cid>`. */
  cid?: string;
}

/** What a message of ours says, before anybody is named who gets it. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  replyTo: Mailbox;
}
