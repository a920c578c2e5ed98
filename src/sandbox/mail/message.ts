import PostalMime, { type Address, type Attachment as ParsedAttachment, type Mailbox } from 'postal-mime';

/** A received mail as it is kept. Attachments carry their content as base64; `receivedAt` is epoch milliseconds. */
export interface Message {
  id: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: number;
  attachments: Attachment[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Without angle brackets; null where no `cid:` can point at it. */
  contentId: string | null;
  size: number;
  base64: string;
}

/**
 * Reads a raw mail (RFC 5322). `to` holds the bare addresses of the To header, else of the envelope.
 * Throws on bytes that are no mail.
 */
export async function readMessage(
  raw: Buffer,
  { id, receivedAt, recipients }: { id: string; receivedAt: number; recipients: string[] },
): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  const to = (mail.to ?? []).flatMap(mailboxes).map(({ address }) => unquoted(address));
  return {
    id,
    receivedAt,
    messageId: mail.messageId ?? '',
    from: mail.from ? mailboxes(mail.from).map(written).join(', ') : '',
    to: (to.length > 0 ? to : recipients).join(', '),
    subject: mail.subject ?? '',
    text: asWritten(mail.text),
    html: asWritten(mail.html),
    attachments: mail.attachments.map(keptAttachment),
  };
}

function keptAttachment(attachment: ParsedAttachment, index: number): Attachment {
  const { filename, mimeType, contentId, content } = attachment;
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return {
    filename: filename || `attachment-${index + 1}`,
    contentType: mimeType,
    contentId: contentId?.replace(/^<|>$/g, '') ?? null,
    size: bytes.length,
    base64: bytes.toString('base64'),
  };
}

// The parser ends every part with a line break of its own.
function asWritten(part: string | undefined): string {
  return part?.replace(/\n$/, '') ?? '';
}

/** `"user..name"@docomo.example` is the mailbox `user..name` there. */
function unquoted(address: string | undefined): string {
  return (address ?? '').replace(/^"([^"\\]*)"@/, '$1@');
}

function mailboxes(address: Address): Mailbox[] {
  return address.group ?? [address];
}

function written({ name, address }: Mailbox): string {
  return name ? `${name} <${address}>` : address;
}
