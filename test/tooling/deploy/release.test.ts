import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { repositoryOf } from '../../../scripts/release/addresses.ts';
import { notesOf, sectionOf } from '../../../scripts/release/notes.ts';
import { type Checkout, readCheckout, releaseTroubles } from '../../../scripts/release/ready.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const REPOSITORY = 'https://forge.example/simport/simport';
const READY: Checkout = {
  version: '1.2.0',
  lockedVersion: '1.2.0',
  changelog: '# Changes\n\n## 1.2.0 (2026-12-24)\nNew.\n\n## 1.1.0 (2026-11-01)\nOld.\n',
  commit: COMMIT,
  tagged: null,
  repository: REPOSITORY,
};
const AT_TAG = {
  GITHUB_REF_TYPE: 'tag',
  GITHUB_REF_NAME: 'v1.2.0',
  GITHUB_REPOSITORY: 'simport/simport',
  GITHUB_SERVER_URL: 'https://forge.example',
};

it('a commit of a dated version can be released, here and by its tag', () => {
  expect(releaseTroubles(READY, {})).toEqual([]);
  expect(releaseTroubles({ ...READY, tagged: COMMIT }, AT_TAG)).toEqual([]);
});

it.each<[Partial<Checkout>, NodeJS.ProcessEnv, string]>([
  [{ lockedVersion: '1.1.0' }, {}, 'package-lock.json is of version 1.1.0, package.json of 1.2.0.'],
  [
    { changelog: '# Changes\n\n## Not released yet\nNew.\n\n## 1.2.0 (2026-12-24)\n' },
    {},
    'CHANGELOG.md begins with "Not released yet", not with 1.2.0: give the section its version and its date.',
  ],
  [
    { changelog: '# Changes\n\n## 1.2.0 (soon)\n' },
    {},
    'CHANGELOG.md has no section "## 1.2.0 (<year>-<month>-<day>)".',
  ],
  [{ commit: null }, {}, 'Nobody knows the commit: release from a checkout, or set GIT_COMMIT.'],
  [{ commit: `${COMMIT}-dirty` }, {}, 'Some files are not as they were committed: commit them first.'],
  [
    { tagged: COMMIT.replace('0', 'f') },
    {},
    `v1.2.0 is the tag of another commit, f${COMMIT.slice(1)}: raise the version.`,
  ],
  [{}, { ...AT_TAG, GITHUB_REF_NAME: 'v1.3.0' }, 'The tag is v1.3.0, and package.json says 1.2.0.'],
  [
    {},
    { ...AT_TAG, GITHUB_REPOSITORY: 'somebody/fork' },
    `package.json names the repository ${REPOSITORY}, and this is https://forge.example/somebody/fork: its links would lead elsewhere.`,
  ],
])('%j is not released', (change, env, why) => {
  expect(releaseTroubles({ ...READY, ...change }, env)).toEqual([why]);
});

it('the notes are the section of the version, with the addresses of its links', () => {
  const changelog =
    '## 1.2.0 (2026-12-24)\nSee [tax](docs/tax.md#rates), [money](#money) and [CycloneDX](https://cyclonedx.org/).\n\n## 1.1.0 (2026-11-01)\n';
  const section = sectionOf(changelog, '1.2.0') ?? '';
  const files = `${REPOSITORY}/blob/${COMMIT}`;
  expect(notesOf(section, files)).toBe(
    `See [tax](${files}/docs/tax.md#rates), [money](${files}/CHANGELOG.md#money) and [CycloneDX](https://cyclonedx.org/).\n`,
  );
  // A point is no wildcard.
  expect(sectionOf('## 1x2.0 (2026-12-24)\n', '1.2.0')).toBeNull();
});

it('this version has a dated section, and one repository', () => {
  const { version, changelog, lockedVersion } = readCheckout(ROOT, COMMIT);
  expect(lockedVersion).toBe(version);
  expect(sectionOf(changelog, version)).not.toBeNull();
  const { bugs } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { bugs: string };
  expect(bugs).toBe(`${repositoryOf(ROOT)}/issues`);
});
