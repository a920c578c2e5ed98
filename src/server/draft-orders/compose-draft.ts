import { greetingName } from '../../domain/account/split-name.ts';
import { draftNumber } from '../../domain/draft-orders/draft-order.ts';
import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { draftOrder } from '../mail/templates/draft-order.ts';
import { draftUrl } from './draft-link.ts';
import { isOverdue, readDraft } from './draft-orders.ts';
import { draftPdf } from './draft-pdf.ts';

/** The mail with the link of a draft order, and its PDF. */
export async function composeDraft(deps: Deps, { id, draftOrderId }: OutboundMail): Promise<MailDescription> {
  const found = await readDraft(deps.db.db, draftOrderId ?? id);
  if (!found) throw new Error(`mail ${id} is about no draft order`);
  const { draft } = found;
  const number = draftNumber(draft.id);
  const facts = { brand: brandOf(deps), number, note: draft.note, url: draftUrl(deps, draft) };
  const overdueSince = isOverdue(found, deps) ? draft.dueAt : null;
  const pdf = {
    filename: `${number}.pdf`,
    content: await draftPdf(deps, draft),
    contentType: 'application/pdf',
  };
  const mail = draftOrder({ ...facts, overdueSince, buyer: { firstName: greetingName(draft.fullName) } });
  return { ...mail, attachments: [pdf] };
}
