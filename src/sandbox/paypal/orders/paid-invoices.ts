import type { PaypalState } from '../account/state.ts';

/** Whether an invoice of that number was captured: the account takes each number once. */
export function isInvoicePaid(state: PaypalState, invoice: string): boolean {
  return Object.values(state.captures).some(
    ({ invoice_id, status }) => invoice_id === invoice && status !== 'DECLINED',
  );
}
