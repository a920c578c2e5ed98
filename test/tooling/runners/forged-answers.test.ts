import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';
import { expect, it } from 'vitest';

import { ROOT } from '../../support/machine/source-files.ts';

/** Where browser tests follow somebody's money: there the real server answers. */
const OF_MONEY = ['test/e2e/checkout', 'test/e2e/esims'];
/** The server, or what stands before it, is down or asks to wait. */
const isOutage = (status: unknown) => typeof status === 'number' && (status >= 500 || status === 429);

interface Node {
  type?: string;
  callee?: { property?: { name?: string } };
  arguments?: Node[];
  properties?: { key?: { name?: string }; value?: { value?: unknown; property?: { name?: string } } }[];
  start: number;
  end: number;
}

/**
 * Each answer in a test that no server gave. One of the server's that changes on its way (`response`, or `status: answer.status`) is its
 * own, and a script that is none is a provider's outage.
 */
function forgedIn(file: string, text: string): string[] {
  const forged: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given = [], start, end } = node as Node;
    if (type === 'CallExpression' && callee?.property?.name === 'fulfill') {
      const parts = given[0]?.properties ?? [];
      const valueOf = (name: string) => parts.find(({ key }) => key?.name === name)?.value;
      const status = valueOf('status');
      const isPassedOn = valueOf('response') !== undefined || status?.property?.name === 'status';
      const isScript = valueOf('contentType')?.value === 'text/javascript';
      if (!isPassedOn && !isScript && !isOutage(status?.value))
        forged.push(`${file}: ${text.slice(start, end)}`);
    }
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return forged;
}

it('a browser test of money makes up an answer only for an outage', () => {
  const files = OF_MONEY.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => forgedIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it('finds an answer that is made up, and lets an outage be one', () => {
  expect(forgedIn('a.ts', 'route.fulfill({ json: { contract } });')).toEqual([
    'a.ts: route.fulfill({ json: { contract } })',
  ]);
  expect(forgedIn('a.ts', 'route.fulfill(refusal);')).toHaveLength(1);
  expect(forgedIn('a.ts', "route.fulfill({ status: 503, body: '' });")).toEqual([]);
  expect(forgedIn('a.ts', 'route.fulfill({ response, json });')).toEqual([]);
  expect(forgedIn('a.ts', 'route.fulfill({ status: answer.status, body });')).toEqual([]);
  expect(forgedIn('a.ts', "route.fulfill({ contentType: 'text/javascript', body: '<html>' });")).toEqual([]);
  expect(forgedIn('a.ts', 'route.fulfill({ status: 200, body });')).toHaveLength(1);
});
