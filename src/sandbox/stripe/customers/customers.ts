import type Stripe from 'stripe';

import type { Account } from '../account/account.ts';
import { missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Customer } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { listPage } from '../api/lists.ts';
import { mergeMetadata, metadata, oneOf, orEmpty, readParams, text, type Read } from '../api/params.ts';
import { address } from '../charges/card-data.ts';
import { customerNamed, detachMethod, isDeleted } from './attachments.ts';

const PATH = '/v1/customers';

const fields = {
  address: orEmpty(address),
  description: orEmpty(text()),
  email: orEmpty(text(512)),
  metadata,
  name: orEmpty(text(256)),
  phone: orEmpty(text(20)),
};

export function customerRoutes(account: Account): Route[] {
  const route = (method: Route['method'], path: string, answer: Route['answer']): Route => ({
    method,
    path: `${PATH}${path}`,
    access: 'secret',
    answer,
  });
  return [
    route('POST', '', (call) => create(account, call)),
    route('GET', '', ({ form }) =>
      listPage(
        PATH,
        form,
        present(account.state.customers),
        { email: text(512) },
        ({ email }, wanted) => wanted.email === undefined || email === wanted.email,
      ),
    ),
    route('GET', '/:id', ({ form, id }) => {
      readParams(form, {});
      const customer = account.state.customers[id];
      if (!customer) throw missing('customer', id);
      return customer;
    }),
    route('POST', '/:id', (call) => update(account, call)),
    route('DELETE', '/:id', (call) => remove(account, call)),
    route('GET', '/:id/payment_methods', ({ form, id }) => {
      customerNamed(account, id);
      return listPage(
        `${PATH}/${id}/payment_methods`,
        form,
        account.state.methods,
        { type: oneOf('card') },
        ({ customer }) => customer === id,
      );
    }),
    {
      method: 'GET',
      path: '/v1/payment_methods',
      access: 'secret',
      answer: ({ form }) =>
        listPage(
          '/v1/payment_methods',
          form,
          account.state.methods,
          { type: oneOf('card'), customer: text() },
          ({ customer }, wanted) => customer !== null && customer === wanted.customer,
        ),
    },
  ];
}

function create(account: Account, call: Call): Stripe.Customer {
  const read = readParams(call.form, fields);
  const id = newId('cus_', 14);
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    ...described(read),
    balance: 0,
    created: account.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, read.metadata),
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  account.state.customers[id] = customer;
  account.emit('customer.created', customer, call.cause);
  return customer;
}

function update(account: Account, call: Call): Stripe.Customer {
  const customer = customerNamed(account, call.id, 'id');
  const { metadata: pairs, ...read } = readParams(call.form, fields);
  Object.assign(customer, read, { metadata: mergeMetadata(customer.metadata, pairs) });
  account.emit('customer.updated', customer, call.cause);
  return customer;
}

/** The customer's saved cards are deleted, too; payments made with them stay. */
function remove(account: Account, call: Call): Customer {
  readParams(call.form, {});
  const customer = customerNamed(account, call.id, 'id');
  for (const method of Object.values(account.state.methods)) {
    if (method.customer === customer.id) detachMethod(account, method, call.cause);
  }
  account.emit('customer.deleted', customer, call.cause);
  const deleted = { id: customer.id, object: 'customer' as const, deleted: true as const };
  account.state.customers[customer.id] = deleted;
  account.save();
  return deleted;
}

function described(read: Read<typeof fields>) {
  return {
    address: (read.address ?? null) as Stripe.Address | null,
    description: read.description ?? null,
    email: read.email ?? null,
    name: read.name ?? null,
    phone: read.phone ?? null,
  };
}

function present(customers: Record<string, Customer>): Record<string, Stripe.Customer> {
  return Object.fromEntries(
    Object.entries(customers).flatMap(([id, customer]) => (isDeleted(customer) ? [] : [[id, customer]])),
  );
}
