import { linkOf } from '../account/compose-mails.ts';
import type { Deps } from '../deps.ts';
import { usersById } from '../identity/users.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { operatorInvitation } from '../mail/templates/operator-invitation.ts';
import { readOperator } from './operators.ts';
import { INVITATION_DAYS } from './team.ts';

/** The mail with the link that makes its recipient an operator. */
export async function composeInvitation(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const { db } = deps.db;
  const invited = mail.operatorId === null ? null : await readOperator(db, mail.operatorId);
  if (!invited) throw new Error(`mail ${mail.id} invites nobody`);
  const inviter = invited.invitedBy === null ? null : await readOperator(db, invited.invitedBy);
  const account = inviter?.userId ? (await usersById(db, [inviter.userId])).get(inviter.userId) : undefined;
  return operatorInvitation({
    brand: brandOf(deps),
    url: linkOf(deps, mail, '/operate/join'),
    role: invited.role,
    by: account?.name || inviter?.email || null,
    days: INVITATION_DAYS,
  });
}
