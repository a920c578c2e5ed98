import { z } from 'zod';

/** PayPal's answers, read tolerantly: unknown fields are ignored. Amounts are decimal text. */

const money = z.object({ currency_code: z.string(), value: z.string() });

export type WireMoney = z.infer<typeof money>;

const payee = z.object({ merchant_id: z.string().nullish() }).nullish();

const wireCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.nullish(),
  custom_id: z.string().nullish(),
  /** Missing while the capture is held. */
  seller_receivable_breakdown: z.object({ paypal_fee: money.nullish() }).nullish().catch(null),
});

export type WireCapture = z.infer<typeof wireCapture>;

const wireUnitRefund = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.nullish(),
  custom_id: z.string().nullish(),
  /** The part of the capture's fee given back with the refund. */
  seller_payable_breakdown: z.object({ paypal_fee: money.nullish() }).nullish().catch(null),
});

const wireUnit = z.object({
  custom_id: z.string().nullish(),
  amount: money.nullish(),
  items: z
    .array(z.object({ sku: z.string().nullish() }))
    .nullish()
    .catch(null),
  payee,
  payments: z
    .object({
      captures: z.array(wireCapture).nullish(),
      refunds: z.array(wireUnitRefund).nullish().catch(null),
    })
    .nullish(),
});

export type WireUnit = z.infer<typeof wireUnit>;

export const wireOrder = z.object({
  id: z.string(),
  status: z.string(),
  create_time: z.string().nullish(),
  intent: z.string().nullish(),
  payer: z
    .object({
      payer_id: z.string().nullish(),
      email_address: z.string().nullish(),
      name: z
        .object({ given_name: z.string().nullish(), surname: z.string().nullish() })
        .nullish()
        .catch(null),
      address: z.object({ country_code: z.string().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  purchase_units: z.array(wireUnit).nullish(),
});

export type WireOrder = z.infer<typeof wireOrder>;

export const wireRefund = z.object({ id: z.string(), status: z.string() });

export const wireToken = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const wireVerification = z.object({ verification_status: z.string() });

export const wireFailure = z.object({
  name: z.string().nullish(),
  message: z.string().nullish(),
  debug_id: z.string().nullish(),
  details: z
    .array(z.object({ issue: z.string().nullish(), description: z.string().nullish() }))
    .nullish()
    .catch(null),
});

export const wireDisputes = z.object({ items: z.array(z.object({ dispute_id: z.string() })).nullish() });

export const wireDispute = z.object({
  status: z.string(),
  reason: z.string().nullish(),
  create_time: z.iso.datetime({ offset: true }).nullish().catch(null),
  dispute_amount: money.nullish().catch(null),
  /** The seller's deadline for an answer. */
  seller_response_due_date: z.iso.datetime({ offset: true }).nullish().catch(null),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
  fund_movements: z
    .array(
      z.object({
        party: z.string().nullish(),
        type: z.string().nullish(),
        reason: z.string().nullish(),
        amount: money.nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
});

export type WireDispute = z.infer<typeof wireDispute>;

const wireLink = z.object({ rel: z.string(), href: z.string() });

export const wireEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  create_time: z.iso.datetime({ offset: true }).nullish().catch(null),
  resource_type: z.string().nullish(),
  resource: z
    .object({
      id: z.string().nullish(),
      order_id: z.string().nullish(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
        .nullish(),
      links: z.array(wireLink).nullish().catch(null),
      disputed_transactions: z
        .array(z.object({ seller_transaction_id: z.string().nullish() }))
        .nullish()
        .catch(null),
    })
    .nullish(),
});

export type WireEvent = z.infer<typeof wireEvent>;

/** A capture's order. */
export const wireCaptureOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});

/** A page of the search of transactions: https://developer.paypal.com/docs/api/transaction-search/v1/ */
export const wireTransactions = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        transaction_event_code: z.string().nullish(),
        custom_field: z.string().nullish(),
      }),
    }),
  ),
  total_pages: z.number().nullish(),
});
