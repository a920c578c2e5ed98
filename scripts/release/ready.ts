import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { repositoryOf } from './addresses.ts';
import { sectionOf } from './notes.ts';

/** What a release is made of, as a checkout or its tests know it. */
export interface Checkout {
  version: string;
  lockedVersion: string;
  changelog: string;
  /** As `commitOf` gives it. */
  commit: string | null;
  /** The commit that the release's tag is at; null if there is no such tag. */
  tagged: string | null;
  repository: string;
}

export function readCheckout(root: string, commit: string | null): Checkout {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return {
    version,
    lockedVersion: (JSON.parse(read('package-lock.json')) as { version: string }).version,
    changelog: read('CHANGELOG.md'),
    commit,
    tagged: taggedCommit(root, `v${version}`),
    repository: repositoryOf(root),
  };
}

/**
 * Why this checkout cannot be released, one sentence each; empty if it can.
 * @param env the forge names the tag and the repository that it runs for
 */
export function releaseTroubles(checkout: Checkout, env: NodeJS.ProcessEnv): string[] {
  const { version, lockedVersion, changelog, commit, tagged, repository } = checkout;
  const forge = env['GITHUB_REPOSITORY'] && `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`;
  const tag = env['GITHUB_REF_TYPE'] === 'tag' ? env['GITHUB_REF_NAME'] : undefined;
  const [, newest] = /^## (.+)$/m.exec(changelog) ?? [];
  const found: [isTrouble: boolean, sentence: string][] = [
    [
      lockedVersion !== version,
      `package-lock.json is of version ${lockedVersion}, package.json of ${version}.`,
    ],
    [
      sectionOf(changelog, version) === null,
      `CHANGELOG.md has no section "## ${version} (<year>-<month>-<day>)".`,
    ],
    [
      !newest?.startsWith(`${version} `),
      `CHANGELOG.md begins with "${newest}", not with ${version}: give the section its version and its date.`,
    ],
    [commit === null, 'Nobody knows the commit: release from a checkout, or set GIT_COMMIT.'],
    [commit?.endsWith('-dirty') === true, 'Some files are not as they were committed: commit them first.'],
    [
      tagged !== null && tagged !== commit,
      `v${version} is the tag of another commit, ${tagged}: raise the version.`,
    ],
    [tag !== undefined && tag !== `v${version}`, `The tag is ${tag}, and package.json says ${version}.`],
    [
      Boolean(forge) && forge !== repository,
      `package.json names the repository ${repository}, and this is ${forge}: its links would lead elsewhere.`,
    ],
  ];
  return found.filter(([isTrouble]) => isTrouble).map(([, sentence]) => sentence);
}

function taggedCommit(root: string, tag: string): string | null {
  try {
    const words = ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`];
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
