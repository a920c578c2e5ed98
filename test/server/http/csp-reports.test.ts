import { expect, test } from 'vitest';

import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

async function report(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.baseUrl}/api/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.status;
}

const one = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${shop.baseUrl}/order/very-secret`,
    'blocked-uri': 'https://evil.test/steal.js?mail=mia@example.com',
    'effective-directive': 'script-src-elem',
    ...changes,
  },
});
const counted = async () =>
  (await (await fetch(`http://127.0.0.1:${shop.deps.settings.PORT}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('simport_csp_reports_total{'))
    .sort();
const lines = () =>
  shop.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a browser blocked part of a page');

test('a violation is counted by directive and source, whatever the browser’s format', async () => {
  expect(await report(one())).toBe(204);
  expect(await report(one({ 'blocked-uri': 'inline', 'effective-directive': 'style-src-attr' }))).toBe(204);
  const old = { 'effective-directive': undefined, 'violated-directive': "img-src 'self'" };
  expect(await report(one({ ...old, 'blocked-uri': shop.baseUrl }))).toBe(204);
  expect(await report(one({ 'effective-directive': 'made-up', 'blocked-uri': shop.baseUrl }))).toBe(204);
  expect(await counted()).toEqual([
    'simport_csp_reports_total{directive="img-src",source="own"} 1',
    'simport_csp_reports_total{directive="other",source="own"} 1',
    'simport_csp_reports_total{directive="script-src-elem",source="foreign"} 1',
    'simport_csp_reports_total{directive="style-src-attr",source="inline"} 1',
  ]);
});

test('a browser may send it with cookies and from any origin, as it changes nothing', async () => {
  expect(await report(one(), { Cookie: 'simport_guest=x', Origin: 'null' })).toBe(204);
});

test('the log has one line per hour and kind, and no page addresses', async () => {
  for (let time = 0; time < 20; time++) await report(one({ 'effective-directive': 'connect-src' }));
  const logged = () => lines().filter(({ directive }) => directive === 'connect-src');
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toMatchObject({ level: 40, source: 'https://evil.test' });
  expect(JSON.stringify(lines())).not.toMatch(/very-secret|steal|mia@/);
  shop.passSeconds(3600);
  await report(one({ 'effective-directive': 'connect-src' }));
  expect(logged()).toHaveLength(2);
});

test.each([
  ['nothing', '', 400],
  ['words', 'hello', 400],
  ['something else', { hello: 1 }, 400],
  ['too long a report', { 'csp-report': { 'document-uri': 'x'.repeat(20_000) } }, 413],
])('%s is refused', async (_what, body, status) => {
  const before = await counted();
  expect(await report(body)).toBe(status);
  expect(await counted()).toEqual(before);
});

test('reports about other sites are not counted', async () => {
  const before = await counted();
  expect(await report(one({ 'document-uri': 'https://elsewhere.test/' }))).toBe(204);
  expect(await report(one({ 'document-uri': 'about:blank' }))).toBe(204);
  expect(await counted()).toEqual(before);
});

test('reports are limited per minute', async () => {
  const atMinute = Math.ceil(shop.deps.now().getTime() / 60_000) * 60_000;
  shop.passSeconds((atMinute - shop.deps.now().getTime()) / 1000);
  const answers: number[] = [];
  for (let time = 0; time < 310; time++) answers.push(await report(one()));
  expect(answers.filter((status) => status === 204)).toHaveLength(300);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  shop.passSeconds(60);
  expect(await report(one())).toBe(204);
});
