/** How to reach the mail server, in nodemailer's form. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Stop if the server offers no STARTTLS. */
  requireTLS: boolean;
  /** Stay in plain text even if the server offers STARTTLS. */
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * `smtps://user:password@host[:465]` or `smtp://[user:password@]host[:587][?requireTLS=true|false]`. A password is never sent in
 * plain text over a network unless `requireTLS=false` says so.
 * @throws {TypeError} if the address is of another kind; the message does not repeat it, as it may hold a password
 */
export function readSmtpUrl(smtpUrl: string): SmtpServer {
  const url = URL.parse(smtpUrl);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new TypeError('The mail server address must read smtp://host:port or smtps://host:port');
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const onThisMachine = LOOPBACK.test(host);
  const asked = url.searchParams.get('requireTLS');
  const requireTLS = !secure && (asked ? asked === 'true' : url.password !== '' && !onThisMachine);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS,
    ignoreTLS: !secure && !requireTLS && onThisMachine,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

export function isSmtpUrl(text: string): boolean {
  try {
    readSmtpUrl(text);
    return true;
  } catch {
    return false;
  }
}
