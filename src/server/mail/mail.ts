import type { Mailbox } from '../core/settings/mailbox.ts';

/** An attached file. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** If set, the file is a picture inside the mail, shown in its HTML as `cid:<cid>`. */
  cid?: string;
}

/** The content of a message, before it has a recipient. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  replyTo: Mailbox;
}
