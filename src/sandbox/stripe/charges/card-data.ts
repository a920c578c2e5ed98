import { createHash } from 'node:crypto';

import { testCard, testCardNamed, type TestCard } from '../../test-data/magic.ts';
import type { Account } from '../account/account.ts';
import { cardError, invalid, missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Method } from '../account/state.ts';
import { hash, integer, metadata, oneOf, orEmpty, text, type Read } from '../api/params.ts';
import { cardBrand, isCardNumber } from '../browser/card-number.ts';

const addressFields = {
  city: orEmpty(text()),
  country: orEmpty(text(2)),
  line1: orEmpty(text()),
  line2: orEmpty(text()),
  postal_code: orEmpty(text()),
  state: orEmpty(text()),
};
export const address = hash(addressFields);

const cardFields = { number: text(32), exp_month: integer, exp_year: integer, cvc: text(4), token: text() };

export const methodFields = {
  type: oneOf('card'),
  card: hash(cardFields),
  billing_details: hash({
    name: orEmpty(text()),
    email: orEmpty(text(512)),
    phone: orEmpty(text()),
    address,
    tax_id: orEmpty(text()),
  }),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  metadata,
};

type MethodData = Read<typeof methodFields>;

/** Makes a PaymentMethod of card data; throws 402 for data that no card can have. */
export function makeMethod(account: Account, data: MethodData): Method {
  const { card } = data;
  if (!card) throw invalid('Missing required param: card.', 'card', 'parameter_missing');
  const source = card.token === undefined ? undefined : account.state.tokens[card.token];
  if (card.token !== undefined && !source) throw missing('token', card.token, 'card[token]');
  if (source) return copyOf(account, source, data);
  const number = (card.number ?? '').replaceAll(/[\s-]/g, '');
  checkCard(account, card, number);
  return keepMethod(account, number, card.exp_month ?? 0, fullYear(card.exp_year ?? 0), data);
}

/** The PaymentMethod with that id, or a new one for a test name such as `pm_card_visa`. */
export function methodNamed(account: Account, id: string, param = 'payment_method'): Method {
  const named = testCardNamed(id);
  if (named)
    return keepMethod(account, named.number, 12, new Date(account.world.now()).getFullYear() + 2, {});
  const method = account.state.methods[id];
  if (!method) throw missing('PaymentMethod', id, param);
  return method;
}

/** The test card behind this method; undefined for a valid number that is no test card. */
export function playedCard(account: Account, method: string): TestCard | undefined {
  return testCard(account.state.plays[method]?.number ?? '');
}

function checkCard(account: Account, card: NonNullable<MethodData['card']>, number: string): void {
  if (!isCardNumber(number)) throw badCard('incorrect_number', 'Your card number is incorrect.', 'number');
  const { exp_month: month = 0, exp_year = -1, cvc } = card;
  if (month < 1 || month > 12) {
    throw badCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const now = new Date(account.world.now());
  const year = fullYear(exp_year);
  if (year < now.getFullYear() || year > now.getFullYear() + 50) {
    throw badCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    throw badCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (cvc !== undefined && !new RegExp(`^\\d{${cardBrand(number)?.cvcLength ?? 3}}$`).test(cvc)) {
    throw badCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
}

function badCard(code: string, message: string, field: string) {
  return cardError({ code, message, param: `card[${field}]` }, false);
}

function keepMethod(account: Account, number: string, month: number, year: number, data: MethodData): Method {
  const brand = cardBrand(number)?.name ?? 'visa';
  const { billing_details: billing = {}, metadata: pairs } = data;
  const { address: where = {} } = billing;
  const method: Method = {
    id: newId('pm_'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: {
        city: where.city ?? null,
        country: where.country ?? null,
        line1: where.line1 ?? null,
        line2: where.line2 ?? null,
        postal_code: where.postal_code ?? null,
        state: where.state ?? null,
      },
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: billing.phone ?? null,
      tax_id: billing.tax_id ?? null,
    },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: where.postal_code ? 'pass' : null,
        cvc_check: data.card?.cvc ? 'pass' : null,
      },
      country: testCard(number)?.country ?? 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      funding: number === '4000056655665556' ? 'debit' : 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: pairs ?? {},
    type: 'card',
  };
  account.state.methods[method.id] = method;
  account.state.plays[method.id] = { number: testCard(number)?.number ?? null, setUp: false };
  account.save();
  return method;
}

function copyOf(account: Account, source: string, data: MethodData): Method {
  const original = methodNamed(account, source);
  const { exp_month, exp_year, checks, ...card } = original.card;
  const copy = keepMethod(account, '4242424242424242', exp_month, exp_year, data);
  copy.card = { ...copy.card, ...card, checks };
  account.state.plays[copy.id] = {
    ...account.state.plays[source],
    setUp: false,
    number: playedCard(account, source)?.number ?? null,
  };
  return copy;
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}
