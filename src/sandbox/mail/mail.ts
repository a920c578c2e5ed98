import type { Party, World } from '../core/party.ts';
import { listenImap } from './imap.ts';
import { mailRoutes } from './mail-routes.ts';
import { Mailbox } from './mailbox.ts';
import { NOTHING_RETURNED, postMail, type ReturnedMail, returnMail } from './returned.ts';
import { listenSmtp } from './smtp.ts';

export interface Mail extends Party {
  /** The port on which SMTP listens. */
  smtpPort: number;
  /** The IMAP port for returned mail; null if there is none. */
  imapPort: number | null;
}

/**
 * The mail server: SMTP on `smtpPort` (0: any free port), returned mail by IMAP on `imapPort`, the inbox at `/mail` and
 * `/mail/messages`. Faults have the party `mail` and the method `SMTP`, and apply to whole messages: `status` refuses (451 unless
 * an SMTP code is given), `delay` answers late, `cut-before` and `cut-after` hang up before or after storing the mail, `garbage`
 * stores it and answers nonsense. With the method `IMAP` they
 * apply to the commands of a reader. Throws if the port is in use.
 */
export async function createMail(
  world: World,
  { smtpPort, imapPort }: { smtpPort: number; imapPort: number | undefined },
): Promise<Mail> {
  const mailbox = new Mailbox(world);
  const returned = world.store<ReturnedMail>('returned-mail', NOTHING_RETURNED);
  const routes = mailRoutes(mailbox);
  const smtp = await listenSmtp(smtpPort, {
    fault: () => world.takeFault('mail', 'SMTP', '/'),
    late: (delayMs) => world.late(delayMs),
    receive: (raw, recipients) => mailbox.receive(raw, recipients),
  });
  const imap = imapPort === undefined ? null : await listenImap(imapPort, world, returned);
  return {
    name: 'mail',
    smtpPort: smtp.port,
    imapPort: imap?.port ?? null,
    controls: {
      'mail-return': async (body) => returnMail(mailbox, returned, body),
      'mail-post': async (body) => postMail(returned, body),
    },
    fetch: (request) => routes.fetch(request),
    ledger: () => ({
      mails: mailbox.delivered(),
      returned_mails: returned.value.messages.flatMap(({ uid, isDeleted }) => (isDeleted ? [] : [{ uid }])),
    }),
    reset() {
      mailbox.reset();
      returned.value = NOTHING_RETURNED();
      returned.save();
    },
    close: async () => void (await Promise.all([smtp.close(), imap?.close()])),
  };
}
