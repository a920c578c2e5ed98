import { eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { enterpriseReceived } from '../mail/templates/enterprise-received.ts';
import { enterpriseRequest } from '../mail/templates/enterprise-request.ts';
import { enterpriseRequestTable, type StoredRequest } from './tables.ts';

/** The mail to sales, with everything that was typed. */
export async function composeRequest(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  return enterpriseRequest({ brand: brandOf(deps), ...(await requestOf(deps, mail)) });
}

/** The mail that confirms a request to its sender. */
export async function composeReceived(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const { createdAt } = await requestOf(deps, mail);
  return enterpriseReceived({ brand: brandOf(deps), at: createdAt });
}

async function requestOf(deps: Deps, { id, enterpriseRequestId }: OutboundMail): Promise<StoredRequest> {
  const [request] = await deps.db.db
    .select()
    .from(enterpriseRequestTable)
    .where(eq(enterpriseRequestTable.id, enterpriseRequestId ?? id));
  if (!request) throw new Error(`mail ${id} is about no request`);
  return request;
}
