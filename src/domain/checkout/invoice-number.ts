export type InvoiceKind = 'invoice' | 'credit_note';

const SERIES: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' };

/**
 * 'INV-000042', 'CN-000007': each kind counts in a series of its own.
 * @param number from 1; beyond six digits it grows longer
 */
export function formatInvoiceNumber(kind: InvoiceKind, number: number): string {
  return `${SERIES[kind]}-${String(number).padStart(6, '0')}`;
}
