export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const SERIES: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' };

/**
 * 'INV-000042', 'CN-000007': each kind has its own series.
 * @param number from 1; beyond six digits it grows longer
 */
export function formatInvoiceNumber(kind: InvoiceKind, number: number): string {
  return `${SERIES[kind]}-${String(number).padStart(6, '0')}`;
}

/** Parses a typed invoice or credit note number; null for any other text. */
export function readInvoiceNumber(typed: string): { kind: InvoiceKind; number: number } | null {
  const [, series = '', digits = ''] = /^(inv|cn)[-\s]?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  const number = Number(digits);
  if (digits === '' || number === 0) return null;
  return { kind: series.toUpperCase() === SERIES.invoice ? 'invoice' : 'credit_note', number };
}
