import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AwsV4Signer } from 'aws4fetch';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { periodBefore } from '../../../../src/domain/operators/export-schedule.ts';
import { sweepSchedules } from '../../../../src/server/admin/run-schedule.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { upload } from '../../../../src/server/outgoing/upload.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const DAY = 24 * 3600;
const KEYS = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a-secret-of-the-storage' };

/** A storage like S3 that takes files, or refuses them. */
const puts: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
/** What it has of uploads in parts; each ends as a file or not at all. */
const uploads = new Map<string, Map<number, Buffer>>();
const files = new Map<string, Buffer>();
/** The part that it refuses. */
let refusedPart: number | null = null;
const storage = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const { url = '', method = '', headers } = request;
    puts.push({ url, method, headers, body: body.toString().slice(0, 2_000) });
    if (status !== 200) response.writeHead(status).end('<Code>AccessDenied</Code>');
    else answer(new URL(url, 'http://storage'), method, body, response);
  });
});
function answer(url: URL, method: string, body: Buffer, response: ServerResponse): void {
  const { pathname, searchParams: query } = url;
  const id = query.get('uploadId');
  const parts = id === null ? undefined : uploads.get(id);
  if (query.has('uploads')) {
    const made = `up-${uploads.size + 1}`;
    uploads.set(made, new Map());
    response.end(
      `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    );
  } else if (id === null) {
    files.set(pathname, body);
    response.end();
  } else if (!parts) response.writeHead(404).end('<Code>NoSuchUpload</Code>');
  else if (method === 'DELETE') {
    uploads.delete(id);
    response.writeHead(204).end();
  } else if (method === 'PUT') {
    const number = Number(query.get('partNumber'));
    if (number === refusedPart) return void response.writeHead(403).end('<Code>AccessDenied</Code>');
    parts.set(number, body);
    response.writeHead(200, { etag: `"part-${number}"` }).end();
  } else {
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;part-(\d+)/g)];
    files.set(
      pathname,
      Buffer.concat(numbers.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0))),
    );
    uploads.delete(id);
    response.end('<CompleteMultipartUploadResult/>');
  }
}

let endpoint = '';
let owner: TestOperator;
beforeAll(async () => {
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  owner = await operator(shop, 'owner');
});
afterEach(async () => {
  puts.length = 0;
  status = 200;
  refusedPart = null;
  uploads.clear();
  files.clear();
  await shop.deps.db.db.execute(sql`delete from export_schedule`);
  owner = await operator(shop, 'owner');
});
afterAll(async () => {
  storage.closeAllConnections();
  storage.close();
  await once(storage, 'close');
});

const toStorage = (more: Record<string, unknown> = {}) => ({
  export: 'orders',
  query: 'state=delivered',
  every: 'day',
  target: 's3',
  endpoint,
  region: 'eu-central-1',
  bucket: 'books',
  prefix: 'shop/',
  key_id: KEYS.accessKeyId,
  secret_key: KEYS.secretAccessKey,
  ...more,
});
const toMail = (more: Record<string, unknown> = {}) => ({
  export: 'income',
  every: 'week',
  target: 'mail',
  address: 'books@accountant.example',
  ...more,
});

async function make(given: Record<string, unknown>): Promise<string> {
  const made = await owner.tell<{ id: string }>('export_schedule_create', given);
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.id;
}

const read = async (id: string) =>
  (await owner.ask<OutputOf<'export_schedule'>>('export_schedule', { id })).body;

async function sweep(): Promise<void> {
  await sweepSchedules(shop.deps);
  await shop.drain();
}

describe('a scheduled export to a storage', () => {
  it('puts the last whole day there, signed, once a day', async () => {
    const { started } = await shop.buyer().buy();
    await shop.settle();
    const { id: order } = await shop.purchaseOf({ started });
    const id = await make(toStorage());
    await sweep();
    expect(puts).toEqual([]);
    shop.passSeconds(DAY + 4 * 3600);
    owner = await operator(shop, 'owner');
    await sweep();
    await sweep();
    expect(puts).toHaveLength(1);
    const [put] = puts;
    const { to } = periodBefore('day', shop.deps.now());
    expect([put?.method, put?.url]).toEqual(['PUT', `/books/shop/orders-${to}.csv`]);
    expect(put?.body.split('\r\n')[0]).toMatch(/^number,id,created_at/);
    if (to === new Date().toISOString().slice(0, 10)) expect(put?.body).toContain(order);
    const names = ['content-type', 'x-amz-content-sha256'] as const;
    const signer = new AwsV4Signer({
      method: 'PUT',
      url: `${endpoint}${put?.url}`,
      headers: Object.fromEntries(names.map((name) => [name, String(put?.headers[name])])),
      datetime: String(put?.headers['x-amz-date']),
      service: 's3',
      region: 'eu-central-1',
      ...KEYS,
    });
    expect(put?.headers.authorization).toBe(await signer.authHeader());
    expect(await read(id)).toMatchObject({
      last: { ok: true, words: expect.stringContaining(`orders-${to}.csv`) as string },
    });
    const { acts } = (await owner.ask<OutputOf<'audit'>>('audit', { limit: '10' })).body;
    expect(acts.map(({ what, origin }) => [what, origin])).toContainEqual([
      'orders exported',
      'scheduled export',
    ]);
  });

  it('that is refused is tried again after an hour, and says why', async () => {
    const id = await make(toStorage());
    status = 403;
    expect((await owner.tell('export_schedule_run', { id })).status).toBe(200);
    await shop.drain();
    expect((await read(id)).last).toMatchObject({
      ok: false,
      words: 'The storage answered: 403 <Code>AccessDenied</Code>',
    });
    status = 200;
    shop.passSeconds(3601);
    owner = await operator(shop, 'owner');
    await sweep();
    expect((await read(id)).last?.ok).toBe(true);
    expect(puts).toHaveLength(2);
  });

  it('keeps its keys sealed', async () => {
    await make(toStorage());
    const { rows } = await shop.deps.db.db.execute(
      sql`select row_to_json(export_schedule)::text from export_schedule`,
    );
    const listed = (await owner.ask('export_schedules')).body;
    for (const text of [JSON.stringify(rows), JSON.stringify(listed), shop.logged.join('\n')])
      expect(text).not.toContain(KEYS.secretAccessKey);
  });

  it('runs no more once its maker has left', async () => {
    const leaver = await operator(shop, 'owner');
    const { id } = (await leaver.tell<{ id: string }>('export_schedule_create', toStorage())).body;
    const { team } = (await owner.ask<OutputOf<'team'>>('team')).body;
    const { id: whom, version } = team.find(({ email }) => email === leaver.email) ?? {};
    expect((await owner.tell('operator_remove', { id: whom, version })).status).toBe(200);
    await owner.tell('export_schedule_run', { id });
    await shop.drain();
    expect((await read(id)).last).toMatchObject({
      ok: false,
      words: expect.stringContaining('has left') as string,
    });
    expect(puts).toEqual([]);
  });
});

describe('a file that is larger than one call takes', () => {
  const place = () => ({ endpoint, region: 'eu-central-1', bucket: 'books', file: 'large.csv', keys: KEYS });
  const MEGABYTE = 'ä'.repeat(512 * 1024);
  async function* content(megabytes: number) {
    for (let at = 0; at < megabytes; at++) yield MEGABYTE;
  }

  it('arrives whole, in parts', async () => {
    let parts = 0;
    const bytes = await upload(shop.deps.settings, {
      place: place(),
      content: content(70),
      onPart: async () => void (parts += 1),
    });
    expect(bytes).toBe(70 * 1024 * 1024);
    const hash = createHash('sha256');
    for (let at = 0; at < 70; at++) hash.update(MEGABYTE);
    const arrived = files.get('/books/large.csv') ?? Buffer.alloc(0);
    expect(createHash('sha256').update(arrived).digest('hex')).toBe(hash.digest('hex'));
    expect(puts.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'PUT', 'PUT', 'POST']);
    expect(uploads.size).toBe(0);
    expect(parts).toBe(5);
  });

  it('is signed in each call, the query too', async () => {
    await upload(shop.deps.settings, { place: place(), content: content(3), partBytes: 1024 * 1024 });
    for (const { url, method, headers } of puts) {
      const names = ['content-type', 'x-amz-content-sha256'] as const;
      const signer = new AwsV4Signer({
        method,
        url: `${endpoint}${url}`,
        headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
        datetime: String(headers['x-amz-date']),
        service: 's3',
        region: 'eu-central-1',
        ...KEYS,
      });
      expect(headers.authorization).toBe(await signer.authHeader());
    }
  });

  it('leaves nothing behind where the storage refuses a part', async () => {
    refusedPart = 2;
    const sent = upload(shop.deps.settings, { place: place(), content: content(4), partBytes: 1024 * 1024 });
    await expect(sent).rejects.toThrow('403 <Code>AccessDenied</Code>');
    expect([files.size, uploads.size]).toEqual([0, 0]);
    expect(puts.at(-1)?.method).toBe('DELETE');
  });
});

describe('a schedule that is changed', () => {
  it('keeps its keys at the same storage, and needs new ones at another', async () => {
    const id = await make(toStorage());
    const { version } = await read(id);
    const { key_id: _id, secret_key: _key, ...kept } = toStorage({ prefix: 'other/', every: 'week' });
    const changed = await owner.tell('export_schedule_change', { ...kept, id, version });
    expect(changed.status).toBe(200);
    expect(await read(id)).toMatchObject({ every: 'week', prefix: 'other/', version: version + 1 });
    await owner.tell('export_schedule_run', { id });
    await shop.drain();
    expect(puts[0]?.url).toMatch(/^\/books\/other\/orders-/);
    expect(puts[0]?.headers.authorization).toContain(KEYS.accessKeyId);
    const moved = { ...kept, endpoint: `${endpoint}/elsewhere`, id, version: version + 1 };
    expect((await owner.tell('export_schedule_change', moved)).body.path).toEqual(['key_id']);
    const late = await owner.tell('export_schedule_change', { ...kept, id, version });
    expect(late.body.reason).toBe('changed_by_another');
  });

  it('goes to a mailbox from then on, without the keys', async () => {
    const id = await make(toStorage());
    const { version } = await read(id);
    expect((await owner.tell('export_schedule_change', { ...toMail(), id, version })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      target: 'mail',
      address: 'books@accountant.example',
      bucket: null,
    });
    const { rows } = await shop.deps.db.db.execute(sql`select secret_ciphertext from export_schedule`);
    expect(rows).toEqual([{ secret_ciphertext: null }]);
  });
});

describe('a scheduled export by mail', () => {
  it('has the file of sums attached', async () => {
    const id = await make(toMail());
    await owner.tell('export_schedule_run', { id });
    await shop.drain();
    const [mail] = await shop.world.mailbox('books@accountant.example');
    expect(mail?.subject).toContain('export of income');
    const { from, to } = periodBefore('week', shop.deps.now());
    expect(mail?.text).toContain(`${from} to ${to}`);
    expect(mail?.text).toContain(`income-${to}.csv`);
    expect(await read(id)).toMatchObject({ last: { ok: true, words: 'Mailed' } });
  });

  it('has only a link where the file names buyers or orders', async () => {
    const id = await make(toMail({ export: 'invoices', address: 'tax@accountant.example' }));
    await owner.tell('export_schedule_run', { id });
    await shop.drain();
    const [mail] = await shop.world.mailbox('tax@accountant.example');
    expect(mail?.text).toContain(`/operate/connections/exports/${id}`);
    expect(mail?.text).not.toContain('.csv');
  });

  it('is removed', async () => {
    const id = await make(toMail());
    expect((await owner.tell('export_schedule_remove', { id })).status).toBe(200);
    for (const verb of ['export_schedule_run', 'export_schedule_remove'])
      expect((await owner.tell(verb, { id })).body.reason).toBe('no_schedule');
  });
});

it.each([
  ['no address', toMail({ address: undefined })],
  ['no address of a mailbox', toMail({ address: 'accountant' })],
  ['another export', toMail({ export: 'codes' })],
  ['filters that its list lacks', toMail({ query: 'colour=red' })],
  ['days of its own', toMail({ query: 'from=2026-11-01' })],
  ['sixty thousand letters', toMail({ query: `by=${'a'.repeat(60_000)}` })],
  ['a storage inside a private network', { ...toStorage(), endpoint: 'https://10.0.0.5' }],
  ['a storage behind IPv6 that leads inside', { ...toStorage(), endpoint: 'https://[::ffff:10.0.0.5]' }],
  ['a bucket with a line break', { ...toStorage(), bucket: 'a\nb' }],
  ['no keys', { ...toStorage(), secret_key: undefined }],
])('an export is not scheduled with %s', async (_name, given) => {
  const { status: answered, body } = await owner.tell('export_schedule_create', given);
  expect([answered, body.reason]).toEqual([400, 'invalid_field']);
});
