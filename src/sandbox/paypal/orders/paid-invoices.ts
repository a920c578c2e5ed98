import type { PaypalState } from '../account/state.ts';

/** Whether an order with that invoice number was captured: the account accepts each number once. */
export function isInvoicePaid(state: PaypalState, invoice: string): boolean {
  return Object.values(state.captures).some(
    ({ invoice_id, status }) => invoice_id === invoice && status !== 'DECLINED',
  );
}
