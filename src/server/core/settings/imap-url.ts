/** The server that returned mail is fetched from. */
export interface ImapServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  user: string;
  pass: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * `imaps://user:password@host[:993]`, or `imap://user:password@host[:143]` on this machine: a password is never sent in plain
 * text over a network. User and password are percent-encoded.
 * @throws {TypeError} if the address is of another kind; the message does not repeat it, as it holds a password
 */
export function readImapUrl(imapUrl: string): ImapServer {
  const url = URL.parse(imapUrl);
  const secure = url?.protocol === 'imaps:';
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isWhole = url && /^imaps?:$/.test(url.protocol) && host && url.username && url.password;
  if (!isWhole || !(secure || LOOPBACK.test(host)))
    throw new TypeError('The mailbox of returned mail must read imaps://user:password@host');
  return {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

/** What is wrong with the setting, as the end of a sentence that begins with its name; null if nothing is. */
export function complaintAboutImapUrl(text: string): string | null {
  if (/^pop3s?:/i.test(text))
    return 'is read by IMAP now, not by POP3: write imaps://user:password@host for the same mailbox';
  try {
    readImapUrl(text);
    return null;
  } catch {
    return 'must read imaps://user:password@host';
  }
}
