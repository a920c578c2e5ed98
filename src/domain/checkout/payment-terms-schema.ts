import { z } from 'zod';

/** How an order that no processor is paid for is to be paid, as it was agreed on. */
export const paymentTermsSchema = z.object({
  /** When it is due. */
  dueAt: z.iso.datetime().nullable(),
  /** What the payer writes on the transfer: 'QT-7F3K-92QD'. */
  reference: z.string(),
  /** The buyer's own number of the order. */
  purchaseOrder: z.string().nullable(),
  /** Where the money is transferred to; null if no account was entered for the currency. */
  bank: z.object({ holder: z.string(), bank: z.string(), account: z.string(), bic: z.string() }).nullable(),
});

export type PaymentTerms = z.infer<typeof paymentTermsSchema>;
