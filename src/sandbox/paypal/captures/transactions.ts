import { type Account, MERCHANT, stamp } from '../account/account.ts';
import type { Capture } from '../account/state.ts';
import type { Route } from '../api/api.ts';
import { invalid } from '../api/failure.ts';

const PARAMETERS = ['start_date', 'end_date', 'fields', 'page_size', 'page'];
const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

/** The search of transactions, which here shows captures at once; PayPal needs up to three hours. */
export function transactionRoutes(account: Account): Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/reporting/transactions',
      parameters: PARAMETERS,
      answer({ query }) {
        const [from, to] = ['start_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? ''));
        if (from === undefined || to === undefined || !(to >= from) || to - from > MAX_DAYS * DAY_MS)
          throw invalid('INVALID_PARAMETER_VALUE', 'end_date', query.get('end_date'));
        const size = Number(query.get('page_size') ?? 100);
        const page = Number(query.get('page') ?? 1);
        const all = Object.values(account.state.captures).filter(
          ({ created, status }) => created >= from && created <= to && status !== 'DECLINED',
        );
        return {
          transaction_details: all.slice((page - 1) * size, page * size).map(transaction),
          account_number: MERCHANT,
          page,
          total_items: all.length,
          total_pages: Math.ceil(all.length / size),
        };
      },
    },
  ];
}

function transaction({ id, amount, custom_id, invoice_id, created, status }: Capture) {
  return {
    transaction_info: {
      transaction_id: id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: stamp(created),
      transaction_amount: amount,
      transaction_status: status === 'PENDING' ? 'P' : 'S',
      ...(custom_id !== undefined && { custom_field: custom_id }),
      ...(invoice_id !== undefined && { invoice_id }),
    },
  };
}
