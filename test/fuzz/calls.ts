import { BODIES, type Dice, PATH_PARTS, TEXTS, VALUES } from './letters.ts';
import { AUTH, AUTH_FIELDS, COOKIES, METHODS, PAGES, PLACES, TOKENS, TYPES, WEBHOOKS } from './places.ts';

/** One request, as it goes over the wire. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** What an outsider may know: ids from mails and addresses, and their own account. */
export interface Known {
  origin: string;
  /** Ids of other people's eSIMs, purchases and payments. */
  foreign: string[];
  /** Their own ids. */
  own: string[];
  /** A cookie header and an ID token of their own account. */
  cookie: string;
  token: string;
  /** Addresses of people with an account. */
  emails: string[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Makes requests from the shop's own API description, each wrong in a different way. */
export function callMaker(document: OpenApi, dice: Dice, known: () => Known): () => Call {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  const anId = () => {
    const { foreign, own } = known();
    return dice.pick([
      dice.pick(foreign),
      dice.pick(own),
      '7b7f2f0e-0000-4000-8000-000000000000',
      dice.pick(PATH_PARTS),
    ]);
  };

  const fitting = (schema: Schema, depth = 0): unknown => {
    if (schema.$ref)
      return fitting(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return dice.pick(schema.enum);
    if (schema.anyOf) return fitting(dice.pick(schema.anyOf), depth);
    const type = [schema.type].flat()[0];
    if (type === 'object' && depth < 5)
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fitting(field, depth + 1)]),
      );
    if (type === 'array') return schema.items ? [fitting(schema.items, depth + 1)] : [];
    if (type === 'boolean') return dice.chance(0.5);
    if (type === 'number' || type === 'integer') return dice.pick([1, 2.65, 4.99, 100]);
    if (schema.format === 'email') return dice.pick([...known().emails, 'somebody@example.com']);
    if (schema.format === 'uuid') return dice.pick([...known().foreign, ...known().own]);
    return dice.pick(['JP', 'esim_1GB_7D_JP_V2', 'Mia Larsen', ...known().foreign]);
  };

  /** A body with some fields of another type, missing, or not theirs. */
  const spoilt = (body: Record<string, unknown>): Record<string, unknown> => {
    const names = Object.keys(body);
    for (let times = Math.floor(dice.roll() * 3); times > 0 && names.length > 0; times--) {
      const name = dice.pick(names);
      const inner = body[name];
      if (dice.chance(0.15)) delete body[name];
      else if (typeof inner === 'object' && inner !== null && dice.chance(0.5))
        body[name] = Array.isArray(inner) ? [dice.pick(VALUES)] : spoilt({ ...inner });
      else body[name] = dice.pick(VALUES);
    }
    if (dice.chance(0.1))
      body[dice.pick(['__proto__x', 'role', 'user_id', 'isAdmin', 'id'])] = dice.pick(VALUES);
    return body;
  };

  const written = (body: unknown) => {
    const text = JSON.stringify(body) ?? 'null';
    return dice.chance(0.05) ? text.replace('{', '{"__proto__":{"isAdmin":true},') : text;
  };

  const encoded = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 4_000));

  const query = (names: string[]) => {
    if (dice.chance(0.4)) return '';
    const some = [...names, 'x', '__proto__'].filter(() => dice.chance(0.5));
    const doubled = dice.chance(0.2) ? [...some, ...some] : some;
    const parts = doubled.map(
      (name) => `${name}=${dice.chance(0.2) ? dice.pick(PATH_PARTS) : encoded(dice.pick(TEXTS))}`,
    );
    return `?${parts.join('&').slice(0, 9_000)}`;
  };

  const api = (): Call => {
    const { path, method, operation } = dice.pick(operations);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const names = (operation.parameters ?? [])
      .filter((given) => given.in === 'query')
      .map(({ name }) => name);
    const good = schema ? fitting(schema) : null;
    const body = schema && written(typeof good === 'object' && good ? spoilt({ ...good }) : good);
    const address = path.replace(/\{\w+\}/g, () => encodeURI(anId()).replaceAll('%25', '%'));
    return {
      method,
      path: `${address}${query(names)}`,
      headers: {},
      ...(body === undefined ? {} : { body }),
    };
  };

  const auth = (): Call => {
    const [method = 'GET', path = ''] = dice.pick(AUTH).split(' ');
    const fields = AUTH_FIELDS.filter(() => dice.chance(0.3));
    const { emails, origin } = known();
    const good: Record<string, unknown> = {
      email: emails[0],
      password: 'a wrong guess',
      popupOrigin: origin,
      provider: 'google',
    };
    const body = Object.fromEntries(fields.map((name) => [name, good[name] ?? dice.pick(VALUES)]));
    const isRead = method === 'GET';
    return {
      method,
      path: `/api/auth${path}${isRead ? query(AUTH_FIELDS.slice(0, 20)) : ''}`,
      headers: {},
      ...(isRead ? {} : { body: written(spoilt({ ...body, email: good['email'] })) }),
    };
  };

  const page = (): Call => ({
    method: 'GET',
    path: `${dice.pick([...PAGES, ...PLACES])}${dice.chance(0.2) ? `/${dice.pick(PATH_PARTS)}` : ''}${query(['plan', 'price', '_routes', 'topUp'])}`,
    headers: {},
  });

  const webhook = (): Call => ({
    method: 'POST',
    path: `/api/webhooks/${dice.pick(WEBHOOKS)}`,
    headers: {
      'stripe-signature': dice.pick(['', 't=1,v1=x', 't=9999999999,v1=', 'a'.repeat(2_000), 't=__proto__']),
      'x-signature-sha256': dice.pick(['', 'x', 'a'.repeat(2_000)]),
      'paypal-transmission-id': dice.pick(['', 'x', 'a'.repeat(500)]),
      'paypal-cert-url': dice.pick(['', 'https://elsewhere.example/cert', 'not a url']),
    },
    body: written({
      id: dice.pick(VALUES),
      type: dice.pick(VALUES),
      event_type: dice.pick(VALUES),
      iccid: dice.pick(VALUES),
    }),
  });

  return () => {
    const kind = dice.roll();
    const call = kind < 0.55 ? api() : kind < 0.75 ? auth() : kind < 0.9 ? page() : webhook();
    if (dice.chance(0.08)) call.method = dice.pick(METHODS);
    if (dice.chance(0.12)) call.body = dice.pick(BODIES);
    const { origin, cookie, token } = known();
    const { headers } = call;
    if (call.body !== undefined)
      headers['content-type'] = dice.chance(0.93) ? 'application/json' : dice.pick(TYPES);
    if (dice.chance(0.9))
      headers['origin'] = dice.chance(0.97) ? origin : dice.pick(['null', 'https://elsewhere.example', 'x']);
    if (dice.chance(0.5)) headers['cookie'] = dice.chance(0.8) ? cookie : dice.pick(COOKIES);
    if (dice.chance(0.3)) headers['authorization'] = `Bearer ${dice.chance(0.6) ? token : dice.pick(TOKENS)}`;
    if (dice.chance(0.05))
      headers['x-forwarded-for'] = dice.pick([
        '127.0.0.1',
        '%',
        '::1, x',
        '1.2.3.4:99999',
        '%'.repeat(2_000),
      ]);
    if (dice.chance(0.05))
      headers['accept-encoding'] = dice.pick(['br', 'gzip', 'x;q=9', '*', 'a'.repeat(2_000)]);
    if (dice.chance(0.03)) headers['accept-language'] = dice.pick(['xx-XX', '*', ';;;', 'a'.repeat(2_000)]);
    if (dice.chance(0.03))
      headers['host'] = dice.pick(['elsewhere.example', 'x:99999', '[::1]', 'localhost:1']);
    if (dice.chance(0.03)) headers['x-request-id'] = dice.pick(['x', 'a'.repeat(2_000), '__proto__']);
    if (dice.chance(0.02)) headers['content-encoding'] = dice.pick(['gzip', 'br', 'x']);
    if (dice.chance(0.02)) headers['if-none-match'] = dice.pick(['*', 'W/"x"', '"'.repeat(500)]);
    return call;
  };
}
