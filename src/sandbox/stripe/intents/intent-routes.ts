import type { Intent, Setup } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { listPage } from '../api/lists.ts';
import { readParams, text } from '../api/params.ts';

type Verb<T> = (call: Call) => T | Promise<T>;

interface IntentVerbs<T> {
  list: () => Record<string, T>;
  find: (call: Call) => T;
  create: Verb<T>;
  update: Verb<T>;
  confirm: Verb<T>;
  cancel: Verb<T>;
}

/** The routes that PaymentIntents and SetupIntents have in common. */
export function intentRoutes<T extends Intent | Setup>(path: string, verbs: IntentVerbs<T>): Route[] {
  return [
    { method: 'POST', path, access: 'secret', answer: verbs.create },
    {
      method: 'GET',
      path,
      access: 'secret',
      answer: ({ form }) =>
        listPage(
          path,
          form,
          verbs.list(),
          { customer: text() },
          ({ customer }, wanted) => wanted.customer === undefined || customer === wanted.customer,
        ),
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      access: 'intent',
      answer(call) {
        readParams(call.form, {});
        return verbs.find(call);
      },
    },
    { method: 'POST', path: `${path}/:id`, access: 'secret', answer: verbs.update },
    { method: 'POST', path: `${path}/:id/confirm`, access: 'intent', answer: verbs.confirm },
    { method: 'POST', path: `${path}/:id/cancel`, access: 'secret', answer: verbs.cancel },
  ];
}
