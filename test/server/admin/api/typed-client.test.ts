import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { ApiDocument } from '../../../support/console/document-client.ts';
import { DocumentClient } from '../../../support/console/document-client.ts';
import { TYPED_PROGRAM, WRONG_CALLS } from '../../../support/console/typed-program.ts';
import { ROOT } from '../../../support/machine/source-files.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'typed-client-'));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
let document: ApiDocument;
let token = '';
beforeAll(async () => {
  document = (await (await shop.app.request('/api/operate/openapi.json')).json()) as ApiDocument;
  const made = await runCommand(shop.deps, ['api-token-create', '--name', 'Typed', '--role', 'manager']);
  token = /simport_[\w-]{43}/.exec(made.text)?.[0] ?? '';
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  write('openapi.json', JSON.stringify(document));
  write('client.ts', await generateSource(path.join(folder, 'openapi.json')));
  write('package.json', '{ "type": "module" }');
  const strict = { strict: true, noEmit: true, target: 'esnext', module: 'nodenext', types: ['node'] };
  const compilerOptions = { ...strict, allowImportingTsExtensions: true, skipLibCheck: true };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts', 'wrong.ts'] }));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a client with types, generated from the description of the console’s API', () => {
  it('compiles with a program that uses it, and refuses each call that does not fit', async () => {
    write('program.ts', TYPED_PROGRAM);
    const head = `import { ok } from '@oazapfts/runtime';\nimport * as api from './client.ts';\nvoid ok;\n`;
    const wrong = WRONG_CALLS.map((call) => `// @ts-expect-error\n{ ${call} }`);
    const tsc = () =>
      run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    // A call that compiles leaves its comment without an error, which is one.
    write('wrong.ts', `${head}${wrong.join('\n')}\n`);
    await tsc();
    write('wrong.ts', `${head}// @ts-expect-error\nawait api.getDraftOrders({ limit: 5 });\n`);
    await expect(tsc()).rejects.toThrow();
  }, 240_000);

  it('reaches every operation at its address, and works against the shop', async () => {
    write('program.ts', TYPED_PROGRAM);
    const { bundle_name: bundle } = await shop.buyer().plan('DE');
    const env = {
      ...process.env,
      BASE: `${shop.baseUrl}/api/operate`,
      TOKEN: token,
      BUNDLE: bundle,
      NODE_OPTIONS: '',
    };
    const { stdout } = await run(process.execPath, [path.join(folder, 'program.ts')], { env, cwd: folder });
    const told = JSON.parse(stdout) as Record<string, unknown> & { calls: string[] };
    const documented = Object.entries(document.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(documented.length).toBeGreaterThan(200);
    expect(told.calls.toSorted()).toEqual(documented.toSorted());
    expect(told).toMatchObject({ cents: 1800, state: 'draft', why: 'invalid_field', listed: [true] });
  }, 240_000);
});

/** Its two numbers are read from text, for which the description takes nothing for an answer, too. */
const COMPARES = '/settings_compare';

it('every verb that reads and needs no input answers as the description says', async () => {
  const client = new DocumentClient(document, token);
  const reads = Object.entries(document.paths).filter(
    ([address, { get }]) =>
      address !== COMPARES &&
      get !== undefined &&
      !(get.parameters ?? []).some(({ required }) => required === true) &&
      get.responses['200']?.content?.['application/json'] !== undefined &&
      get.security?.some((way) => 'apiToken' in way) === true,
  );
  const statuses = new Map<string, number>();
  for (const [address] of reads) statuses.set(address, (await client.call(address)).status);
  expect([...statuses].filter(([, status]) => status !== 200 && status !== 403)).toEqual([]);
  expect([...statuses.values()].filter((status) => status === 200).length).toBeGreaterThan(25);
}, 240_000);
