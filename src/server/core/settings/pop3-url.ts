/** The server that returned mail is fetched from. */
export interface Pop3Server {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  user: string;
  pass: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * `pop3s://user:password@host[:995]`, or `pop3://user:password@host[:110]` on this machine: a password is never sent in plain
 * text over a network. User and password are percent-encoded.
 * @throws {TypeError} if the address is of another kind; the message does not repeat it, as it holds a password
 */
export function readPop3Url(pop3Url: string): Pop3Server {
  const url = URL.parse(pop3Url);
  const secure = url?.protocol === 'pop3s:';
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (!url || !/^pop3s?:$/.test(url.protocol) || !host || !url.username || !(secure || LOOPBACK.test(host)))
    throw new TypeError('The mailbox of returned mail must read pop3s://user:password@host');
  return {
    host,
    port: Number(url.port) || (secure ? 995 : 110),
    secure,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

export function isPop3Url(text: string): boolean {
  try {
    readPop3Url(text);
    return true;
  } catch {
    return false;
  }
}
