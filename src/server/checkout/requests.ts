import { z } from '@hono/zod-openapi';

import { NAME_MAX } from '../../domain/account/split-name.ts';
import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { emailSchema } from '../../domain/email-schema.ts';
import { isVatNumber } from '../../domain/enterprise/vat-number.ts';
import { asPromotionCode, LONGEST_TYPED_CODE } from '../../domain/operators/pricing/promotion-code.ts';

const name = z.string().trim().min(1, 'Please enter your complete name').max(NAME_MAX);

const billingDetails = z.object({
  fullName: name,
  email: emailSchema,
  /** Whom the invoice is written to, where a company buys. */
  company: z.string().trim().max(200).nullish(),
  vatNumber: z
    .union([z.literal(''), z.string().trim().refine(isVatNumber, 'Please check the VAT number')])
    .nullish(),
});

/** The spec's purchase request. `price` is the total including the fee, in dollars: what the buyer was shown, checked and never believed. */
export const purchaseRequest = z
  .object({
    bundle_name: z.string().min(1).max(100),
    country_code: z.string().min(2).max(10),
    price: z.number().positive().max(100_000),
    billing_details: billingDetails,
    payment_method: z.enum(PROCESSORS),
    is_guest: z.boolean(),
    /** A guest asks for an account that keeps the purchase. */
    create_account: z.boolean().default(false),
    marketing_opt_in: z.boolean().default(false),
    /** The buyer wants no emails about similar plans, whatever `marketing_opt_in` says. */
    marketing_opt_out: z.boolean().default(false),
    /** Consent to keep the card for the next time; of no meaning for guests. */
    save_card: z.boolean().default(false),
    send_to_both_emails: z.boolean().default(false),
    original_user_email: z.union([z.literal(''), emailSchema]).nullish(),
    alternative_email: z.union([z.literal(''), emailSchema]).nullish(),
    /** The version of the text whose two statements the buyer checked; needed where consumers may withdraw. */
    withdrawal_consent: z.string().max(20).nullish(),
    /** The card comes from a wallet's sheet: whether that is taken just now may differ. */
    wallet: z.boolean().optional(),
    /** An eSIM of the buyer's that the plan shall be added to; a new eSIM unless told. */
    top_up_esim_id: z.uuid().nullish(),
    /** Of a device that did not buy that eSIM: the private link of its order. */
    top_up_order: z.string().max(200).nullish(),
    /** Of a quote with a code; `price` is the total of that. */
    discount_token: z.string().max(100).nullish(),
    /** The code of whoever sent the buyer, as a link had it; what is none is left out, for no purchase hangs on it. */
    via: z.unknown().optional().openapi({ type: 'string', maxLength: 40, pattern: '^[\\w.-]+$' }),
    /** One per checkout, kept by the browser: the same id is the same purchase for an hour. */
    attempt_id: z.uuid().optional(),
  })
  .openapi('PurchaseRequest');

export type PurchaseRequest = z.infer<typeof purchaseRequest>;

export const completeCardRequest = purchaseRequest
  .extend({
    payment_intent_id: z.string().regex(/^pi_\w{1,200}$/),
    /** Proof of a guest whose browser keeps no cookies. */
    client_secret: z.string().max(300).optional(),
    order: z.string().max(100).optional(),
  })
  .openapi('CompletePurchaseRequest');

export const completePaypalRequest = purchaseRequest
  .extend({
    paypal_order_id: z.string().regex(/^[\w-]{1,60}$/),
    /** Who has just approved, as PayPal's window says; empty where the page only asks what became of it. */
    paypal_payer_id: z.string().max(60).optional(),
    order: z.string().max(100).optional(),
  })
  .openapi('CompletePaypalPurchaseRequest');

export const quoteRequest = z
  .object({ bundle_name: z.string().min(1).max(100), country_code: z.string().min(2).max(10) })
  .openapi('QuoteRequest');

export const codeQuoteRequest = quoteRequest
  .extend({
    /** As somebody typed it. */
    code: z.string().max(LONGEST_TYPED_CODE).transform(asPromotionCode),
  })
  .openapi('CodeQuoteRequest');

/** The spec's call from the list of eSIMs. `price` is the total including the card fee: what the buyer was shown, checked. */
export const buyAgainRequest = purchaseRequest
  .pick({
    bundle_name: true,
    country_code: true,
    price: true,
    attempt_id: true,
    top_up_esim_id: true,
    withdrawal_consent: true,
    via: true,
  })
  .openapi('BuyAgainRequest');

export type BuyAgainRequest = z.infer<typeof buyAgainRequest>;
