import type { Account, Cause } from '../account/account.ts';
import { cardError, missing, refused } from '../account/failure.ts';
import type { Customer, Method } from '../account/state.ts';
import { playedCard } from '../charges/card-data.ts';
import { bankDecline } from '../charges/charges.ts';

/** The customer with that id; a deleted one counts as missing. */
export function customerNamed(account: Account, id: string, param = 'customer') {
  const customer = account.state.customers[id];
  if (!customer || isDeleted(customer)) throw missing('customer', id, param);
  return customer;
}

export function isDeleted(customer: Customer): customer is Customer & { deleted: true } {
  return customer.deleted === true;
}

/** Saves an unattached method. Throws 400 if it is not free, 402 if the bank refuses it. */
export function attachMethod(account: Account, method: Method, customer: string, cause: Cause): void {
  if (method.customer !== null) {
    throw refused('The payment method you provided has already been attached to a customer.');
  }
  if (account.state.plays[method.id]?.spent === 'everything') throw spent();
  const card = playedCard(account, method.id);
  const refusal = card?.saves ? undefined : bankDecline(account, method.id, false);
  if (refusal) throw cardError({ ...refusal }, true);
  hold(account, method, customer, cause);
}

/** Removes a method from its customer for good. */
export function detachMethod(account: Account, method: Method, cause: Cause): void {
  const customer = method.customer;
  if (customer === null) {
    throw refused(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  spend(account, method, 'everything');
  account.emit('payment_method.detached', method, cause, { customer });
}

/** Throws 400 if a payment or setup of this customer (null: none) cannot use the method. */
export function mustBeUsable(
  account: Account,
  method: Method,
  customer: string | null,
  offSession: boolean,
): void {
  const param = 'payment_method';
  if (method.customer !== null && customer === null) {
    throw refused(
      `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter.`,
      undefined,
      { param },
    );
  }
  if (method.customer !== null && method.customer !== customer) {
    throw refused(
      `The PaymentMethod ${method.id} does not belong to the Customer ${customer}. Please use this PaymentMethod with the Customer that it is attached to instead.`,
      undefined,
      { param },
    );
  }
  if (method.customer === null && account.state.plays[method.id]?.spent) throw spent();
  if (offSession && customer !== null && method.customer === null) {
    throw refused(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      'resource_missing',
      { param },
    );
  }
}

/** After a success: the method is saved, or may not be used again. */
export function keepForLater(
  account: Account,
  method: Method,
  customer: string | null,
  usage: string | null,
  cause: Cause,
): void {
  const play = account.state.plays[method.id];
  if (play && usage === 'off_session') play.setUp = true;
  if (method.customer !== null) return;
  if (usage !== null && customer !== null) hold(account, method, customer, cause);
  else spend(account, method, usage === null ? 'everything' : 'payments');
}

function hold(account: Account, method: Method, customer: string, cause: Cause): void {
  method.customer = customer;
  delete account.state.plays[method.id]?.spent;
  account.emit('payment_method.attached', method, cause);
}

function spend(account: Account, method: Method, spent: 'payments' | 'everything'): void {
  const play = account.state.plays[method.id];
  if (play) play.spent = spent;
  account.save();
}

function spent() {
  return refused(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  );
}
