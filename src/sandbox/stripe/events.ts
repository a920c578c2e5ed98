import type { Account } from './account.ts';
import type { Route } from './api.ts';
import { missing } from './failure.ts';
import { listPage } from './lists.ts';
import { flag, listOf, readParams, text } from './params.ts';

const PATH = '/v1/events';

export function eventRoutes(account: Account): Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      access: 'secret',
      answer: ({ form }) =>
        listPage(
          PATH,
          form,
          account.state.events,
          { type: text(), types: listOf(text()), delivery_success: flag },
          ({ id, type }, wanted) =>
            (wanted.type === undefined || fits(type, wanted.type)) &&
            (wanted.types === undefined || wanted.types.includes(type)) &&
            (wanted.delivery_success === undefined ||
              wanted.delivery_success === !account.state.undelivered[id]),
        ),
    },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      access: 'secret',
      answer({ form, id }) {
        readParams(form, {});
        const event = account.state.events[id];
        if (!event) throw missing('event', id);
        return event;
      },
    },
  ];
}

function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
