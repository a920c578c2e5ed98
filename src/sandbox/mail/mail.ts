import type { Party, World } from '../core/party.ts';
import { mailRoutes } from './mail-routes.ts';
import { Mailbox } from './mailbox.ts';
import { listenSmtp } from './smtp.ts';

export interface Mail extends Party {
  /** Where SMTP really listens. */
  smtpPort: number;
}

/**
 * The mail server: SMTP on `smtpPort` (0: any free port), the inbox at `/mail` and `/mail/messages`.
 * Faults are ordered with party `mail` and method `SMTP` and meet whole messages: `status` refuses (451 unless
 * an SMTP code is given), `delay` answers late, `cut-before` and `cut-after` hang up before or after keeping
 * the mail, `garbage` keeps it and answers nonsense. Throws where the port is taken.
 */
export async function createMail(world: World, { smtpPort }: { smtpPort: number }): Promise<Mail> {
  const mailbox = new Mailbox(world);
  const routes = mailRoutes(mailbox);
  const smtp = await listenSmtp(smtpPort, {
    fault: () => world.takeFault('mail', 'SMTP', '/'),
    receive: (raw, recipients) => mailbox.receive(raw, recipients),
  });
  return {
    name: 'mail',
    smtpPort: smtp.port,
    fetch: (request) => routes.fetch(request),
    ledger: () => ({ mails: mailbox.delivered() }),
    reset: () => mailbox.reset(),
    close: () => smtp.close(),
  };
}
