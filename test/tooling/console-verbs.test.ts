import { expect, it } from 'vitest';

import { VERBS } from '../../src/server/admin/registry.ts';
import { CHANGES } from '../../src/web/operate/api/verbs.ts';

it('screens post the verbs that change something, and no others', () => {
  const verbs: Record<string, { changes: boolean }> = VERBS;
  const told = Object.keys(CHANGES).map((name) => [name, verbs[name]?.changes]);
  expect(Object.entries(CHANGES)).toEqual(told);
});
