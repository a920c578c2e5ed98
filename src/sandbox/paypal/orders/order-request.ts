import { z } from 'zod';

import { notPlayed } from '../../core/not-played.ts';
import type { Experience, Money, Unit } from '../account/state.ts';
import { invalid, leftOut, type PaypalFailure, unprocessable } from '../api/failure.ts';
import { LOCALES } from '../api/locales.ts';
import { cents, readMoney } from '../api/money.ts';

/** The contents of an order; fields that are not simulated are ignored, as PayPal ignores unknown ones. */
export interface OrderRequest {
  unit: Omit<Unit, 'payee'>;
  experience: Experience;
  /** Whether the request named a payment source, so that the payer has to act next. */
  hasSource: boolean;
}

const short = (max: number) => z.string().min(1).max(max);
const context = z.strictObject({
  brand_name: short(127).optional(),
  // The look of PayPal's own pages, of which the sandbox has one.
  landing_page: z.string().optional(),
  locale: z.enum(LOCALES).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
  return_url: z.url().optional(),
  cancel_url: z.url().optional(),
});
const unit = z.strictObject({
  reference_id: short(256).optional(),
  description: short(127).optional(),
  custom_id: short(127).optional(),
  invoice_id: short(127).optional(),
  soft_descriptor: short(22).optional(),
  amount: z.unknown(),
  items: z.array(z.unknown()).optional(),
});
const request = z.strictObject({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(unit).min(1).max(10),
  payment_source: z
    .strictObject({ paypal: z.strictObject({ experience_context: context.optional() }).optional() })
    .optional(),
  application_context: context.optional(),
});

/** Reads the body of a request for a new order. Throws 400 and 422 like PayPal. */
export function readOrderRequest(body: unknown): OrderRequest {
  const read = readShape(request, body ?? {});
  if (read.intent !== 'CAPTURE') throw leftOut(422, notPlayed(`intent=${read.intent}`), '/intent');
  const [first, ...others] = read.purchase_units;
  if (!first || others.length > 0) throw leftOut(422, notPlayed('several purchase units'), '/purchase_units');
  const { reference_id = 'default', description, custom_id, invoice_id, soft_descriptor, items } = first;
  const place = "/purchase_units/@reference_id=='default'";
  const experience = read.payment_source?.paypal?.experience_context ?? read.application_context ?? {};
  return {
    unit: {
      reference_id,
      amount: readAmount(first.amount, `${place}/amount`, items),
      ...(description !== undefined && { description }),
      ...(custom_id !== undefined && { custom_id }),
      ...(invoice_id !== undefined && { invoice_id }),
      ...(soft_descriptor !== undefined && { soft_descriptor }),
      ...(items !== undefined && { items }),
    },
    experience: {
      brand_name: experience.brand_name,
      locale: experience.locale,
      user_action: experience.user_action,
      return_url: experience.return_url,
      cancel_url: experience.cancel_url,
    },
    hasSource: read.payment_source?.paypal !== undefined,
  };
}

/** Reads a body with a schema, and reports faults in PayPal's words, with JSON pointers. */
export function readShape<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') throw fieldLeftOut([...issue.path, issue.keys[0] ?? '']);
  const path = issue?.path ?? [];
  const field = `/${path.map(String).join('/')}`;
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  );
  if (value === undefined || value === null) throw invalid('MISSING_REQUIRED_PARAMETER', field);
  if (issue?.code === 'too_big' || issue?.code === 'too_small') {
    throw invalid('INVALID_STRING_LENGTH', field, value);
  }
  if (issue?.code === 'invalid_value') throw invalid('INVALID_PARAMETER_VALUE', field, value);
  throw invalid('INVALID_PARAMETER_SYNTAX', field, value);
}

function fieldLeftOut(path: PropertyKey[]): PaypalFailure {
  const field = `/${path.map(String).join('/')}`;
  return leftOut(422, notPlayed(`the field ${field}`), field);
}

const PARTS = {
  item_total: 1,
  tax_total: 1,
  shipping: 1,
  handling: 1,
  insurance: 1,
  shipping_discount: -1,
  discount: -1,
};

/** Reads an order's amount at the JSON pointer `field`; its parts must add up if they are given. */
export function readAmount(given: unknown, field: string, items: unknown[] = []): Unit['amount'] {
  const amount = readMoney(given, field);
  const parts = (given as { breakdown?: Record<string, unknown> }).breakdown;
  if (parts === undefined) {
    if (items.length > 0)
      throw unprocessable('ITEM_TOTAL_REQUIRED', { field: `${field}/breakdown/item_total` });
    return amount;
  }
  const breakdown: Record<string, Money> = {};
  let sum = 0;
  for (const [name, sign] of Object.entries(PARTS)) {
    if (parts[name] === undefined) continue;
    const part = readMoney(parts[name], `${field}/breakdown/${name}`, true);
    if (part.currency_code !== amount.currency_code) throw unprocessable('MULTI_CURRENCY_ORDER');
    breakdown[name] = part;
    sum += sign * cents(part);
  }
  if (sum !== cents(amount))
    throw unprocessable('AMOUNT_MISMATCH', { field: `${field}/value`, value: amount.value });
  checkItems(items, breakdown['item_total'], field);
  return { ...amount, breakdown };
}

const item = z.strictObject({
  name: short(127),
  description: z.string().optional(),
  sku: z.string().optional(),
  category: z.string().optional(),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: z.unknown(),
});

function checkItems(items: unknown[], total: Money | undefined, field: string): void {
  if (items.length === 0) return;
  if (!total) throw unprocessable('ITEM_TOTAL_REQUIRED', { field: `${field}/breakdown/item_total` });
  const sum = items.reduce<number>((soFar, one) => {
    const { quantity, unit_amount } = readShape(item, one);
    return soFar + Number(quantity) * cents(readMoney(unit_amount, '/items/unit_amount', true));
  }, 0);
  if (sum !== cents(total)) {
    throw unprocessable('ITEM_TOTAL_MISMATCH', {
      field: `${field}/breakdown/item_total`,
      value: total.value,
    });
  }
}
