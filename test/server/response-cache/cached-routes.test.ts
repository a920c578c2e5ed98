import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { PAGES } from '../../../src/domain/pages.ts';
import { addressOf } from '../../../src/server/response-cache/addresses.ts';
import routes from '../../../src/web/routes.ts';
import { addressFor } from '../../support/browser/public-pages.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const pages = routes.map(({ path: pattern = '', file }) => ({ pattern: `/${pattern}`, file }));

describe('the pages of the web', () => {
  it('are the rows of the table, and one for all other addresses', () => {
    expect(pages.map(({ pattern }) => pattern)).toEqual([...PAGES.map((page) => page.path), '/*']);
  });

  it.each(pages)(
    '$pattern is kept if it says that it is the same for everybody, and only then',
    ({ pattern, file }) => {
      const source = readFileSync(path.join(ROOT, 'src/web', file), 'utf8');
      expect(addressOf(addressFor(pattern)) !== null).toBe(
        /^export const headers = publicPage;$/m.test(source),
      );
    },
  );

  it.each(['/checkout', '/profile', '/dashboard', '/order/AbCdEf', '/verify-email', '/operate/orders'])(
    'are private: %s',
    (target) => {
      expect(addressOf(target)).toBeNull();
    },
  );
});
