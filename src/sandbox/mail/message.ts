import PostalMime, { type Address, type Attachment as ParsedAttachment, type Mailbox } from 'postal-mime';

/** A received mail as it is stored. Attachments have their content in base64; `receivedAt` is epoch milliseconds. */
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
  /** Without angle brackets; null if no `cid:` can point at it. */
  contentId: string | null;
  size: number;
  base64: string;
}

/**
 * Reads a raw mail (RFC 5322). `to` has the bare addresses of the To header, or else of the envelope. Throws if the bytes are not
 * a mail.
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

// The parser adds a line break to the end of every part.
function asWritten(part: string | undefined): string {
  return part?.replace(/\n$/, '') ?? '';
}

/** Without the quotes that the mailbox in `"user..name"@docomo.example` needs. */
function unquoted(address: string | undefined): string {
  return (address ?? '').replace(/^"([^"\\]*)"@/, '$1@');
}

function mailboxes(address: Address): Mailbox[] {
  return address.group ?? [address];
}

function written({ name, address }: Mailbox): string {
  return name ? `${name} <${address}>` : address;
}
