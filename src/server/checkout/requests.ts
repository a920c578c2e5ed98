import { z } from '@hono/zod-openapi';

import { NAME_MAX } from '../../domain/account/split-name.ts';
import { MOST_LINES } from '../../domain/checkout/basket.ts';
import { METHODS_ON_WIRE } from '../../domain/checkout/payment-method.ts';
import { CURRENCY_CODES } from '../../domain/currencies.ts';
import { emailSchema } from '../../domain/email-schema.ts';
import { isVatNumber, MAX_VAT_NUMBER_LENGTH } from '../../domain/enterprise/vat-number.ts';
import { LANGUAGE_CODES } from '../../domain/languages.ts';
import { asPromotionCode, MAX_TYPED_CODE_LENGTH } from '../../domain/operators/pricing/promotion-code.ts';
import { billingWords } from './words.ts';

/** Left out by callers that know dollars alone. */
const currency = z.enum(CURRENCY_CODES).optional();

const name = z.string().trim().min(1, billingWords.noName).max(NAME_MAX);

const billingDetails = z.object({
  fullName: name,
  email: emailSchema,
  /** The invoice's recipient, if a company buys. */
  company: z.string().trim().max(200).nullish(),
  vatNumber: z
    .union([z.literal(''), z.string().trim().refine(isVatNumber, billingWords.vatNumber)])
    .nullish(),
});

/** More plans of one basket, each for an eSIM of its own unless it goes onto the eSIM of an earlier line. */
const morePlans = z
  .array(
    z.object({
      bundle_name: z.string().min(1).max(100),
      country_code: z.string().min(2).max(10),
      /** The number of that line; the plan of the request itself is line 0. */
      onto_line: z.int().min(0).optional(),
    }),
  )
  .max(MOST_LINES - 1)
  .optional();

/** The token of an order that an operator made: it names the plans and their price. */
const draftOrder = z.string().max(100).optional();

/**
 * The spec's purchase request. `price` is the total including the fee, as shown to the buyer: it is checked, never trusted. It is in
 * dollars, or in units of `currency`.
 */
export const purchaseRequest = z
  .object({
    bundle_name: z.string().min(1).max(100),
    country_code: z.string().min(2).max(10),
    more_plans: morePlans,
    draft_order: draftOrder,
    price: z.number().positive().max(100_000_000),
    currency,
    billing_details: billingDetails,
    payment_method: z.enum(METHODS_ON_WIRE),
    is_guest: z.boolean(),
    /** A guest asks for an account with the purchase in it. */
    create_account: z.boolean().default(false),
    marketing_opt_in: z.boolean().default(false),
    /** The buyer wants no emails about similar plans, whatever `marketing_opt_in` says. */
    marketing_opt_out: z.boolean().default(false),
    /** Consent to save the card for the next time; ignored for guests. */
    save_card: z.boolean().default(false),
    send_to_both_emails: z.boolean().default(false),
    original_user_email: z.union([z.literal(''), emailSchema]).nullish(),
    alternative_email: z.union([z.literal(''), emailSchema]).nullish(),
    /** The version of the text whose two statements the buyer ticked; required where consumers may withdraw. */
    withdrawal_consent: z.string().max(20).nullish(),
    /** The card comes from a wallet, which may be paused separately. */
    wallet: z.boolean().optional(),
    /** The buyer's eSIM to top up; a new eSIM if left out. */
    top_up_esim_id: z.uuid().nullish(),
    /** For a device that did not buy that eSIM: the private link of its order. */
    top_up_order: z.string().max(200).nullish(),
    /** From a quote with a code; `price` is then its total. */
    discount_token: z.string().max(100).nullish(),
    /** From a quote for a business: what was found out about its VAT number. */
    vat_token: z.string().max(2000).nullish(),
    /** The language of the page, in which the buyer then gets mails and documents; English without it. */
    language: z.enum(LANGUAGE_CODES).optional(),
    /** The partner code from the link that sent the buyer. An invalid one is ignored: no purchase fails because of it. */
    via: z.unknown().optional().openapi({ type: 'string', maxLength: 40, pattern: '^[\\w.-]+$' }),
    /** One per checkout, stored by the browser: the same id is the same purchase for an hour. */
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
    /** The payer that PayPal's window names when the buyer has just approved; empty if the page only asks for the outcome. */
    paypal_payer_id: z.string().max(60).optional(),
    order: z.string().max(100).optional(),
  })
  .openapi('CompletePaypalPurchaseRequest');

/** For methods that are paid on their processor's own page. */
export const completeElsewhereRequest = purchaseRequest
  .extend({ payment_id: z.string().regex(/^[\w-]{1,100}$/), order: z.string().max(100).optional() })
  .openapi('CompletePaymentRequest');

export const quoteRequest = z
  .object({
    bundle_name: z.string().min(1).max(100),
    country_code: z.string().min(2).max(10),
    more_plans: morePlans,
    draft_order: draftOrder,
    currency,
  })
  .openapi('QuoteRequest');

export const codeQuoteRequest = quoteRequest
  .extend({
    /** As the buyer typed it. */
    code: z.string().max(MAX_TYPED_CODE_LENGTH).transform(asPromotionCode),
  })
  .openapi('CodeQuoteRequest');

export const businessQuoteRequest = quoteRequest
  .extend({
    vat_number: z.string().trim().max(MAX_VAT_NUMBER_LENGTH),
    /** From a quote with a code, which stays in use. */
    discount_token: z.string().max(100).nullish(),
    /** From an earlier quote for the same number, which is then not looked up again. */
    vat_token: z.string().max(2000).nullish(),
  })
  .openapi('BusinessQuoteRequest');

/** The spec's call from the list of eSIMs. `price` is the total including the card fee, as shown to the buyer; it is checked. */
export const buyAgainRequest = purchaseRequest
  .pick({
    bundle_name: true,
    country_code: true,
    price: true,
    currency: true,
    attempt_id: true,
    top_up_esim_id: true,
    withdrawal_consent: true,
    language: true,
    via: true,
  })
  .openapi('BuyAgainRequest');

export type BuyAgainRequest = z.infer<typeof buyAgainRequest>;
