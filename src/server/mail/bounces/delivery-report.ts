/** A mail server's report that it could not deliver a mail for good (RFC 3464). */
export interface DeliveryReport {
  /** Of the returned mail, with angle brackets. */
  messageId: string;
  /** '5.1.1' */
  status: string;
  /** The refusing server's message; may contain an address. */
  diagnostic: string;
}

/** Whether a head is that of a delivery report. */
export function isDeliveryReport(head: string): boolean {
  const type = fieldsOf(head).get('content-type') ?? '';
  return /^multipart\/report\b/i.test(type) && /report-type="?delivery-status/i.test(type);
}

/** The content of a report; null if it is about no final failure, or names no mail. */
export function readDeliveryReport(raw: string): DeliveryReport | null {
  const [head, body] = split(raw);
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(fieldsOf(head).get('content-type') ?? '')?.[1];
  if (!isDeliveryReport(head) || boundary === undefined) return null;
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).map((part) => split(part.replace(/^\s+/, '')));
  const ofType = (type: RegExp) =>
    parts.find(([its]) => type.test(fieldsOf(its).get('content-type') ?? ''))?.[1] ?? '';

  // One group of fields about the message, then one for each recipient.
  const groups = ofType(/^message\/(global-)?delivery-status/i).split(/\r\n\r\n/);
  const failed = groups.map(fieldsOf).find((fields) => /^failed$/i.test(fields.get('action') ?? ''));
  const original = ofType(/^(message\/(rfc822|global)|text\/rfc822-headers)/i);
  const messageId = fieldsOf(split(original)[0]).get('message-id');
  if (!failed || !messageId || !/^<[^<>\s]+>$/.test(messageId)) return null;
  return {
    messageId,
    status: failed.get('status')?.slice(0, 20) ?? '',
    diagnostic: (failed.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '').slice(0, 500),
  };
}

/** Head and body. */
function split(text: string): [head: string, body: string] {
  const at = text.indexOf('\r\n\r\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
}

/** A head's fields by their names in lower case; the first of each counts. */
function fieldsOf(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const end = line.indexOf(':');
    const name = line.slice(0, Math.max(0, end)).toLowerCase();
    if (/^[\w-]+$/.test(name) && !fields.has(name)) fields.set(name, line.slice(end + 1).trim());
  }
  return fields;
}
