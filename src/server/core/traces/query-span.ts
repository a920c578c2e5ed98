import { inSpan, keepsSpans } from '../spans.ts';

/** Runs a query as a span of the present piece of work, named by its verb and its table or function. */
export function inQuerySpan<T>(asked: unknown, ask: () => T): T {
  if (!keepsSpans()) return ask();
  const summary = summaryOf(textOf(asked));
  return inSpan(`query ${summary}`, ask, 'client', { 'db.query.summary': summary });
}

/** The same for a connection used statement by statement. */
export function withQuerySpans<T extends { query(...args: never[]): unknown }>(client: T): T {
  if (!keepsSpans()) return client;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return (...args: unknown[]) => inQuerySpan(args[0], () => query(...args));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** `select purchase`: the statement's first word and the first table, or function, that it names. */
function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+(?:"?[a-z_]+"?\.)?"?([a-z_]+)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
