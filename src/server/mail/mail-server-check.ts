import { createTransport } from 'nodemailer';

import { green, type Findings, red, messageOf } from '../core/finding.ts';
import { readSmtpUrl } from '../core/settings/smtp-url.ts';

const WITHIN_MS = 10_000;

/** Signs in at the mail server and quits, without sending a mail. */
export async function* checkMailServer(smtpUrl: string): Findings {
  const server = readSmtpUrl(smtpUrl);
  const about = 'Mail: SMTP_URL';
  const transport = createTransport({
    ...server,
    dnsTimeout: WITHIN_MS,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  });
  try {
    await transport.verify();
    yield green(about, `${server.host}:${server.port}${server.auth ? ', signed in' : ''}`);
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    yield red(
      about,
      messageOf(error),
      isLogin
        ? 'Put the mail server’s user and password into SMTP_URL, with %40 for an @ in them.'
        : 'Check host, port and kind of SMTP_URL, and that this machine may reach it: many hosters close port 25.',
    );
  } finally {
    transport.close();
  }
}
