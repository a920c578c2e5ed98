import { isSameAddress } from '../../../domain/email-address.ts';
import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows } from './command.ts';
import { at, listOrders } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** Commands about customers. */
export const customerCommands: Record<string, Command> = {
  customers: shows(
    'customers',
    ({ words: [limit = '20'], options }) => ({ ...options, limit }),
    listCustomers,
  ),
  customer: shows('customer', who, printCustomer),
  'customer-data': shows('customer_data', who, (data) => JSON.stringify(data, null, 2)),
  block: shows('block', whoAndWhy, ({ ended }) => `Blocked. Sessions that ended: ${ended}.`),
  unblock: shows('unblock', whoAndWhy, () => 'May buy and sign in again.'),
  erase: eraseCommand,
};

function who({ words: [who = ''] }: Typed) {
  return { who };
}

function whoAndWhy({ words: [who = '', ...why] }: Typed) {
  return { who, why: why.join(' ') };
}

/** One line per customer. */
function listCustomers({ customers }: OutputOf<'customers'>): string {
  if (customers.length === 0) return 'There are no such customers.';
  return table(
    ['id', 'what', 'address', 'since', 'last seen', 'orders', 'blocked'],
    customers.map((one) => [
      one.id,
      one.kind,
      one.address,
      at(one.at),
      one.last_seen_at ? at(one.last_seen_at) : '-',
      one.orders === null ? '-' : String(one.orders),
      one.blocked ? 'blocked' : '',
    ]),
  );
}

/** Everything known about one customer. */
function printCustomer(customer: OutputOf<'customer'>): string {
  const { account, blocked } = customer;
  const parts = [
    table(
      ['customer', customer.id],
      [
        ['address', customer.email],
        ['name', customer.name || '-'],
        [
          'account',
          account
            ? `since ${at(account.created_at)}, last seen ${at(account.last_seen_at)}, address ${account.email_verified ? '' : 'not '}confirmed`
            : 'none: a guest',
        ],
        ['signs in by', account?.methods.map(({ method }) => method).join(', ') || '-'],
        ['saved cards', account?.saved_cards ? 'yes' : '-'],
        [
          'blocked',
          blocked
            ? `since ${at(blocked.at)} by ${blocked.operator ?? 'the command line'}: ${blocked.why}`
            : '-',
        ],
      ],
    ),
    section('signed in', customer.sessions, (one) => [
      one.device,
      `since ${at(one.signed_in_at)}`,
      `used ${at(one.last_used_at)}`,
    ]),
    customer.orders.length > 0 &&
      `orders${customer.more_orders ? ' (the newest)' : ''}\n${listOrders(customer.orders)}`,
    section('eSIMs', customer.esims, (one) => [
      one.iccid,
      one.order.number,
      one.plan,
      one.status ?? '-',
      one.network_state ?? '-',
    ]),
    section('consents', customer.consents, (one) => [
      at(one.at),
      one.to.replace('_', ' '),
      one.given ? 'yes' : 'no',
      one.order?.number ?? '-',
      one.version ?? '',
    ]),
    section('requests', customer.requests, (one) => [one.id, one.company, at(one.at)]),
    section('what operators did', customer.acts, (one) => [
      at(one.at),
      one.operator ?? 'command line',
      one.what,
      one.why,
    ]),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section<Row>(title: string, rows: readonly Row[], cells: (row: Row) => string[]): string {
  return rows.length === 0 ? '' : `${title}\n${table(null, rows.map(cells))}`;
}

/** Erases a customer, after a yes. Operators who name the customer by id must also type the address. */
async function eraseCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [who = '', ...why] = words;
  const address = options['address'] ?? who;
  if (!address.includes('@'))
    throw new CannotDo('Say whom by the address: erase <email>, or erase <id> --address <email>.');
  if (options['yes'] === undefined) {
    const { email, account, orders } = await runVerb(call, 'customer', { who });
    if (!isSameAddress(email, address)) throw new CannotDo('This customer has another address.');
    return {
      text: `${email}: ${account ? 'an account' : 'a guest'} with ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}. Plan, price and dates stay in the books.`,
      question: 'Erase who it was? This cannot be undone.',
    };
  }
  const erased = await runVerb(call, 'erase', { who, address, why: why.join(' ') });
  if (options['json'] !== undefined) return { text: JSON.stringify(erased, null, 2) };
  return { text: erasedSentence(erased) };
}

function erasedSentence({ account, orders, requests, unpaid, blocked }: OutputOf<'erase'>): string {
  return [
    account ? 'The account is deleted.' : '',
    `${orders} ${orders === 1 ? 'order holds' : 'orders hold'} nobody’s name any more.`,
    requests > 0 ? `${requests} of a company’s requests are deleted.` : '',
    unpaid > 0 ? `${unpaid} unpaid checkouts end, and are erased, by themselves.` : '',
    blocked ? 'The block of the address stays; unblock lifts it.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
