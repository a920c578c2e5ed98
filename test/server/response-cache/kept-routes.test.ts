import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { pageOf } from '../../../src/server/monitoring/page-of.ts';
import { addressOf } from '../../../src/server/response-cache/addresses.ts';
import routes from '../../../src/web/routes.ts';
import { ROOT } from '../../support/machine/source-files.ts';

interface Route {
  path?: string;
  index?: boolean;
  file: string;
}
const pages = (routes as Route[]).map(({ path: pattern = '', file }) => ({
  target: `/${pattern}`
    .replace(/:code\??/, 'JP')
    .replace(':slug', 'europe')
    .replace(':token', 'AbCdEf-0123456789_abcdef')
    .replace('*', 'nowhere'),
  source: readFileSync(path.join(ROOT, 'src/web', file), 'utf8'),
}));

describe('the pages of the web', () => {
  it.each(pages)('$target is timed under its own name', ({ target }) => {
    expect(pageOf(target)).toBe(target === '/nowhere' ? 'other' : target.split('/', 2).join('/'));
  });

  it.each(pages)(
    '$target is kept if it says that it is the same for everybody, and only then',
    ({ target, source }) => {
      expect(addressOf(target) !== null).toBe(/^export const headers = publicPage;$/m.test(source));
    },
  );

  it('are many, and some are nobody else’s', () => {
    const kept = pages.filter(({ target }) => addressOf(target));
    expect(kept.length).toBeGreaterThan(12);
    expect(pages.length - kept.length).toBeGreaterThan(7);
    for (const target of [
      '/checkout',
      '/profile',
      '/dashboard',
      '/order/AbCdEf',
      '/verify-email',
      '/reset-password',
      '/operate',
      '/operate/orders',
    ])
      expect(addressOf(target), target).toBeNull();
  });
});
