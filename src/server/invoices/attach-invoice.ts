import type { Deps } from '../deps.ts';
import type { Attachment } from '../mail/mail.ts';
import type { Refund } from '../purchase/tables.ts';
import { invoicePdf } from './invoices-in.ts';
import { invoiceOf } from './issue-invoice.ts';
import { creditNoteOf } from './queries.ts';
import type { Invoice } from './tables.ts';

type Parts = Pick<Deps, 'brand' | 'db' | 'settings' | 'tax' | 'now' | 'log' | 'catalog'>;

/** The file name of an eSIM's invoice, for downloads and mails. */
export function invoiceFilename(esimId: string): string {
  return `invoice_${esimId}.pdf`;
}

/** An order has one for all of its money, or several for parts. */
export function creditNoteFilename({ facts, number }: Pick<Invoice, 'facts' | 'number'>): string {
  return `credit_note_${facts.order}${facts.extent ? `_${number}` : ''}.pdf`;
}

/** The invoice for the mail with the codes. If it cannot be made, logs that and returns nothing: the codes must be sent. */
export function attachInvoice(deps: Parts, purchaseId: string, esimId: string): Promise<Attachment[]> {
  return attach(
    deps,
    purchaseId,
    () => invoiceOf(deps, purchaseId),
    () => invoiceFilename(esimId),
  );
}

/** The credit note for the mail about a refund; nothing while the refund is under way. */
export function attachCreditNote(
  deps: Parts,
  { id, purchaseId }: Pick<Refund, 'id' | 'purchaseId'>,
): Promise<Attachment[]> {
  return attach(deps, purchaseId, () => creditNoteOf(deps.db.db, id), creditNoteFilename);
}

async function attach(
  deps: Parts,
  purchaseId: string,
  find: () => Promise<Invoice | null>,
  nameOf: (invoice: Invoice) => string,
): Promise<Attachment[]> {
  try {
    const invoice = await find();
    if (!invoice) return [];
    return [
      {
        filename: nameOf(invoice),
        content: await invoicePdf(deps, invoice),
        contentType: 'application/pdf',
      },
    ];
  } catch (error) {
    deps.log.error({ err: error, purchaseId }, 'a mail leaves without its invoice');
    return [];
  }
}
