import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readSettings } from '../../../src/server/core/settings/env.ts';
import { APPLE_PAY_FILE_PATH } from '../../../src/server/http/apple-pay-file.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'simport-apple-'));
const file = join(folder, 'association');
writeFileSync(file, '7B22707370...');
afterAll(() => rmSync(folder, { recursive: true }));

describe('with a file of Apple’s', () => {
  const shop = useTestShop({ env: { APPLE_PAY_FILE: file } });

  it('serves it at the address where Apple looks', async () => {
    const answer = await shop.buyer().ask(APPLE_PAY_FILE_PATH);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe('7B22707370...');
  });
});

describe('without one', () => {
  const shop = useTestShop();

  it('has no such address', async () => {
    expect((await shop.buyer().ask(APPLE_PAY_FILE_PATH)).status).toBe(404);
  });
});

it('does not start with a file that cannot be read', () => {
  expect(() => readSettings({ APPLE_PAY_FILE: join(folder, 'none') })).toThrow(
    'APPLE_PAY_FILE must be the path of a file that can be read',
  );
});
