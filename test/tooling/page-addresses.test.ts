import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { PAGES } from '../../src/domain/pages.ts';
import { ROOT } from '../support/machine/source-files.ts';

/** The file that knows how, and those whose readers are programs, which get English, or who have no language yet. */
const MAY = new Set([
  'src/server/core/settings/page-url.ts',
  'src/server/catalog/assistants/answers.ts',
  'src/server/catalog/listings/markdown.ts',
  'src/server/account/auth.ts',
]);

const FIRST_PARTS = new Set(PAGES.map(({ path: page }) => page.split('/')[1] ?? ''));

/** Whether code puts the address of a page together, whose reader may speak any language. */
function joinsPage(code: string): boolean {
  if (/\bBASE_URL \+/.test(code)) return true;
  const joined = [...code.matchAll(/\bBASE_URL\}\/([\w-]*)|\bBASE_URL\}\$\{/g)];
  return joined.some(([, first]) => first === undefined || FIRST_PARTS.has(first));
}

it('servers make addresses of pages with `pageUrl`, which knows the language', () => {
  expect(joinsPage('`${settings.BASE_URL}/order/${token}`')).toBe(true);
  expect(joinsPage('settings.BASE_URL + `/order/${token}`')).toBe(true);
  const joining = globSync('src/server/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\/(?:doctor|providers)\//.test(file))
    .filter((file) => joinsPage(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(joining.filter((file) => !MAY.has(file))).toEqual([]);
  expect([...MAY].filter((file) => !joining.includes(file))).toEqual([]);
});
