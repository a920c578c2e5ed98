import type { Account } from '../account/account.ts';
import { missing } from '../account/failure.ts';
import { newId } from '../account/ids.ts';
import type { Route } from '../api/api.ts';
import { need, readParams, text } from '../api/params.ts';
import { makeMethod, methodFields, methodNamed } from '../charges/card-data.ts';
import { attachMethod, customerNamed, detachMethod } from './attachments.ts';

export function paymentMethodRoutes(account: Account): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/payment_methods',
      access: 'open',
      answer({ form }) {
        const data = readParams(form, methodFields);
        need(data.type, 'type');
        return makeMethod(account, data);
      },
    },
    {
      method: 'GET',
      path: '/v1/payment_methods/:id',
      access: 'secret',
      answer({ form, id }) {
        readParams(form, {});
        const method = account.state.methods[id];
        if (!method) throw missing('PaymentMethod', id, 'payment_method');
        return method;
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/attach',
      access: 'secret',
      answer({ form, id, cause }) {
        const { customer } = readParams(form, { customer: text() });
        const { id: owner } = customerNamed(account, need(customer, 'customer'));
        const method = methodNamed(account, id);
        attachMethod(account, method, owner, cause);
        return method;
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/detach',
      access: 'secret',
      answer({ form, id, cause }) {
        readParams(form, {});
        const method = account.state.methods[id];
        if (!method) throw missing('PaymentMethod', id, 'payment_method');
        detachMethod(account, method, cause);
        return method;
      },
    },
    {
      method: 'POST',
      path: '/v1/tokens',
      access: 'open',
      answer({ form }) {
        const data = readParams(form, { card: methodFields.card });
        const { card, id: source } = makeMethod(account, data);
        const id = newId('tok_');
        account.state.tokens[id] = source;
        account.save();
        return {
          id,
          object: 'token',
          card: { id: newId('card_'), object: 'card', ...card },
          client_ip: '127.0.0.1',
          created: account.seconds(),
          livemode: false,
          type: 'card',
          used: false,
        };
      },
    },
  ];
}
