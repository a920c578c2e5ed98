import { describe, expect, it } from 'vitest';

import { keepOnly } from '../../../scripts/supply/bill-of-materials.ts';
import { licenceTroubles, lockedPackages, readStated } from '../../../scripts/supply/licences.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const stated = readStated(ROOT);
const locked = lockedPackages(ROOT);

describe('the lock file', () => {
  it('has no package whose licence is unknown, or requires more than docs/supply.md says', () => {
    expect(locked.length).toBeGreaterThan(700);
    expect(licenceTroubles(locked, stated)).toEqual([]);
  });

  it('has every package of the table in docs/supply.md', () => {
    const without = (pattern: string) =>
      stated.map((row) => ({ ...row, packages: row.packages.filter((one) => one !== pattern) }));
    const patterns = stated.flatMap(({ packages }) => packages);
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => licenceTroubles(locked, without(pattern)).length === 0)).toEqual([]);
  });

  it('tells of no licence that would bind the shop itself', () => {
    expect(stated.filter(({ license }) => /^A?GPL/.test(license))).toEqual([]);
  });
});

describe('a package', () => {
  const troubles = (license: string | undefined, name = 'made-up') =>
    licenceTroubles([{ name, version: '1.0.0', license }], stated);

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)'])(
    'under %s is taken',
    (license) => expect(troubles(license)).toEqual([]),
  );

  it.each([
    'GPL-3.0-or-later',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'MPL-2.0',
    'MIT AND GPL-2.0-only',
    'SSPL-1.0',
    'SEE LICENSE IN LICENSE.txt',
    'UNLICENSED',
    '(MIT AND (GPL-2.0-only OR Apache-2.0))',
  ])('under %s is refused', (license) =>
    expect(troubles(license)).toEqual([
      `made-up@1.0.0 is under ${license}, which is neither permissive nor listed in docs/supply.md`,
    ]),
  );

  it('without a licence is refused', () => {
    expect(troubles(undefined)).toEqual(['made-up@1.0.0 names no licence']);
  });

  it('in the table of docs/supply.md is accepted under the licence named there, and under no other', () => {
    expect(troubles('LGPL-3.0-or-later', '@img/sharp-libvips-made-up')).toEqual([]);
    expect(troubles('GPL-3.0-only', '@img/sharp-libvips-made-up')).toHaveLength(1);
  });
});

it('a bill of materials that lacks a package is refused, rather than handed out', () => {
  const component = { 'bom-ref': 'a@1.0.0', type: 'library', name: 'a', version: '1.0.0' };
  const whole = {
    metadata: { component: { ...component, 'bom-ref': 'shop@1.0.0', name: 'folder' } },
    components: [component],
    dependencies: [{ ref: 'shop@1.0.0', dependsOn: ['a@1.0.0', 'tool@1.0.0'] }, { ref: 'tool@1.0.0' }],
  };
  const kept = keepOnly(whole, [{ name: 'a', version: '1.0.0', license: 'MIT' }]);
  expect(kept.metadata.component.name).toBe('shop');
  expect(kept.components).toEqual([{ ...component, licenses: [{ license: { id: 'MIT' } }] }]);
  expect(kept.dependencies).toEqual([{ ref: 'shop@1.0.0', dependsOn: ['a@1.0.0'] }]);
  expect(() => keepOnly(whole, [{ name: 'react', version: '1.0.0', license: 'MIT' }])).toThrow(
    'npm sbom does not list react@1.0.0',
  );
});
