import type Stripe from 'stripe';

import type { Account } from '../account/account.ts';
import { invalid, missing, refused } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { TaxAmounts, TaxCalculation, TaxTransaction } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { hash, integer, listOf, need, oneOf, readParams, text } from '../api/params.ts';

const DAY = 86_400;
const EXPIRES_AFTER = 90 * DAY;
/** How far a calculation may look back or ahead. */
const DATE_WITHIN = 31 * DAY;

/** Where the account is registered, with the rate there in percent. */
const REGISTERED: Record<string, string> = {
  DE: '19.0',
  FR: '20.0',
  HU: '27.0',
  IE: '23.0',
  FI: '25.5',
  GB: '20.0',
};
/** Where a country alone does not say the tax. */
const IMPRECISE = new Set(['US', 'CA']);

/** Stripe Tax: settings, calculations, and the transactions that are recorded from them or reverse one. */
export function taxRoutes(account: Account): Route[] {
  const post = (path: string, answer: Route['answer']): Route => ({
    method: 'POST',
    path: `/v1/tax/${path}`,
    access: 'secret',
    answer,
  });
  return [
    post('calculations', (call) => calculate(account, call)),
    post('transactions/create_from_calculation', (call) => record(account, call)),
    post('transactions/create_reversal', (call) => reverse(account, call)),
    {
      method: 'GET',
      path: '/v1/tax/transactions/:id',
      access: 'secret',
      answer({ form, id }) {
        readParams(form, {});
        return named(account, id, 'id');
      },
    },
    {
      method: 'GET',
      path: '/v1/tax/settings',
      access: 'secret',
      answer({ form }) {
        readParams(form, {});
        return SETTINGS;
      },
    },
  ];
}

const SETTINGS: Stripe.Tax.Settings = {
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: 'inclusive', tax_code: 'txcd_10010001' },
  head_office: {
    address: { city: null, country: 'US', line1: null, line2: null, postal_code: '94105', state: 'CA' },
  },
  livemode: false,
  status: 'active',
  status_details: { active: {} },
};

function calculate(account: Account, { form }: Pick<Call, 'form'>): TaxCalculation {
  const read = readParams(form, {
    currency: text(),
    line_items: listOf(
      hash({ amount: integer, reference: text(), tax_behavior: oneOf('inclusive'), tax_code: text() }),
    ),
    customer_details: hash({
      address: hash({ country: text() }),
      address_source: oneOf('billing', 'shipping'),
      taxability_override: oneOf('none', 'reverse_charge'),
    }),
    tax_date: integer,
  });
  const [item] = need(read.line_items, 'line_items');
  const amount = need(item?.amount, 'line_items[0][amount]');
  const details = need(read.customer_details, 'customer_details');
  const country = need(details.address?.country, 'customer_details[address][country]');
  const source = need(details.address_source, 'customer_details[address_source]');
  const now = account.seconds();
  const date = read.tax_date ?? now;
  if (Math.abs(date - now) > DATE_WITHIN)
    throw invalid('The `tax_date` must be within 31 days of the current time.', 'tax_date');
  if (!/^[A-Z]{2}$/.test(country))
    throw invalid(
      `Country '${country}' is unknown.`,
      'customer_details[address][country]',
      'country_code_invalid',
    );
  if (IMPRECISE.has(country))
    throw refused(
      'We could not determine the customer’s tax location based on the provided customer address.',
      'customer_tax_location_invalid',
      { param: 'customer_details[address]' },
    );
  const override = details.taxability_override ?? 'none';
  const percent = override === 'none' ? REGISTERED[country] : undefined;
  const rate = Number(percent ?? 0);
  const tax = Math.round((amount * rate) / (100 + rate));
  const calculation: TaxCalculation = {
    id: newId('taxcalc_'),
    object: 'tax.calculation',
    amount_total: amount,
    currency: need(read.currency, 'currency').toLowerCase(),
    customer: null,
    customer_details: {
      address: { city: null, country, line1: null, line2: null, postal_code: null, state: null },
      address_source: source,
      ip_address: null,
      tax_ids: [],
      taxability_override: override,
    },
    expires_at: now + EXPIRES_AFTER,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: 0,
    tax_amount_inclusive: tax,
    tax_breakdown: [
      {
        amount: tax,
        inclusive: true,
        tax_rate_details: {
          country,
          flat_amount: null,
          percentage_decimal: percent ?? '0.0',
          rate_type: percent === undefined ? null : 'percentage',
          state: null,
          tax_type: percent === undefined ? null : 'vat',
        },
        taxability_reason:
          override === 'reverse_charge'
            ? 'reverse_charge'
            : percent === undefined
              ? 'not_collecting'
              : 'standard_rated',
        taxable_amount: percent === undefined ? 0 : amount - tax,
      },
    ],
    tax_date: date,
  };
  account.state.taxCalculations[calculation.id] = calculation;
  account.save();
  return calculation;
}

function record(account: Account, { form }: Pick<Call, 'form'>): TaxTransaction {
  const read = readParams(form, { calculation: text(), reference: text(500), posted_at: integer });
  const id = need(read.calculation, 'calculation');
  const reference = freeReference(account, read.reference);
  const calculation = account.state.taxCalculations[id];
  if (!calculation) throw missing('tax calculation', id, 'calculation');
  const now = account.seconds();
  if (calculation.expires_at < now)
    throw refused(`The tax calculation ${id} has expired.`, undefined, { param: 'calculation' });
  const posted = read.posted_at ?? now;
  if (posted < calculation.tax_date || posted > now)
    throw invalid('The `posted_at` must be between the `tax_date` and the current time.', 'posted_at');
  const {
    amount_total: amount,
    tax_amount_inclusive: tax,
    currency,
    customer_details,
    tax_date,
  } = calculation;
  return keep(
    account,
    {
      id: newId('tax_'),
      object: 'tax.transaction',
      created: now,
      currency,
      customer: null,
      customer_details,
      livemode: false,
      metadata: {},
      posted_at: posted,
      reference,
      reversal: null,
      ship_from_details: null,
      shipping_cost: null,
      tax_date,
      type: 'transaction',
    },
    { amount, tax },
  );
}

/** Reverses a part of a transaction, its tax in proportion, so that parts of all of it take back all of its tax. */
function reverse(account: Account, { form }: Pick<Call, 'form'>): TaxTransaction {
  const read = readParams(form, {
    mode: oneOf('partial'),
    original_transaction: text(),
    reference: text(500),
    flat_amount: integer,
  });
  need(read.mode, 'mode');
  const original = named(
    account,
    need(read.original_transaction, 'original_transaction'),
    'original_transaction',
  );
  if (original.type === 'reversal')
    throw refused('You cannot reverse a reversal.', undefined, { param: 'original_transaction' });
  const flat = need(read.flat_amount, 'flat_amount');
  if (flat >= 0) throw invalid('The `flat_amount` must be negative.', 'flat_amount');
  const reference = freeReference(account, read.reference);
  const before = Object.values(account.state.taxTransactions)
    .filter(({ reversal }) => reversal?.original_transaction === original.id)
    .reduce((sum, { id }) => sum - amountsOf(account, id).amount, 0);
  const { amount, tax } = amountsOf(account, original.id);
  if (before - flat > amount)
    throw refused('The amount to reverse is more than what is left of the transaction.', undefined, {
      param: 'flat_amount',
    });
  const taxUntil = (part: number) => Math.round((tax * part) / amount);
  const now = account.seconds();
  return keep(
    account,
    {
      ...original,
      id: newId('tax_'),
      created: now,
      posted_at: now,
      reference,
      reversal: { original_transaction: original.id },
      type: 'reversal',
    },
    { amount: flat, tax: taxUntil(before) - taxUntil(before - flat) },
  );
}

function named(account: Account, id: string, param: string): TaxTransaction {
  const transaction = account.state.taxTransactions[id];
  if (!transaction) throw missing('tax transaction', id, param);
  return transaction;
}

/** A reference is of one transaction alone. */
function freeReference(account: Account, given: string | undefined): string {
  const reference = need(given, 'reference');
  const isTaken = Object.values(account.state.taxTransactions).some((known) => known.reference === reference);
  if (isTaken)
    throw refused(
      `A transaction with the reference '${reference}' already exists.`,
      'resource_already_exists',
      {
        param: 'reference',
      },
    );
  return reference;
}

function amountsOf(account: Account, id: string): TaxAmounts {
  return account.state.taxAmounts[id] ?? { amount: 0, tax: 0 };
}

function keep(account: Account, transaction: TaxTransaction, amounts: TaxAmounts): TaxTransaction {
  account.state.taxTransactions[transaction.id] = transaction;
  account.state.taxAmounts[transaction.id] = amounts;
  account.save();
  return transaction;
}
