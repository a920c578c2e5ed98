import type { Party, World } from '../core/party.ts';
import { mailRoutes } from './mail-routes.ts';
import { Mailbox } from './mailbox.ts';
import { listenPop3 } from './pop3.ts';
import { type Returned, returnMail } from './returned.ts';
import { listenSmtp } from './smtp.ts';

export interface Mail extends Party {
  /** The port on which SMTP listens. */
  smtpPort: number;
  /** The POP3 port for returned mail; null if there is none. */
  pop3Port: number | null;
}

/**
 * The mail server: SMTP on `smtpPort` (0: any free port), returned mail by POP3 on `pop3Port`, the inbox at `/mail` and
 * `/mail/messages`. Faults have the party `mail` and the method `SMTP`, and apply to whole messages: `status` refuses (451 unless
 * an SMTP code is given), `delay` answers late, `cut-before` and `cut-after` hang up before or after storing the mail, `garbage`
 * stores it and answers nonsense. Throws if the port is in use.
 */
export async function createMail(
  world: World,
  { smtpPort, pop3Port }: { smtpPort: number; pop3Port: number | undefined },
): Promise<Mail> {
  const mailbox = new Mailbox(world);
  const returned = world.store<Returned[]>('mail-returned', () => []);
  const routes = mailRoutes(mailbox);
  const smtp = await listenSmtp(smtpPort, {
    fault: () => world.takeFault('mail', 'SMTP', '/'),
    late: (delayMs) => world.late(delayMs),
    receive: (raw, recipients) => mailbox.receive(raw, recipients),
  });
  const pop3 = pop3Port === undefined ? null : await listenPop3(pop3Port, returned);
  return {
    name: 'mail',
    smtpPort: smtp.port,
    pop3Port: pop3?.port ?? null,
    controls: {
      'mail-return': async (body) => returnMail(mailbox, returned, body),
    },
    fetch: (request) => routes.fetch(request),
    ledger: () => ({ mails: mailbox.delivered() }),
    reset() {
      mailbox.reset();
      returned.value = [];
      returned.save();
    },
    close: async () => void (await Promise.all([smtp.close(), pop3?.close()])),
  };
}
