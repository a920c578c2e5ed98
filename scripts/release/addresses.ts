import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  version: string;
  repository: { url: string };
}

/** The repository's page, by `package.json`: 'https://forge.example/owner/name'. */
export function repositoryOf(root: string): string {
  return readManifest(root)
    .repository.url.replace(/^git\+/, '')
    .replace(/\.git$/, '');
}

/**
 * Where the repository shows its files as they are in this build: at the commit, or at the tag of the release if nobody knows
 * the commit.
 * @param commit as `commitOf` gives it
 */
export function filesAt(root: string, commit: string | null): string {
  const ref = commit?.replace(/-dirty$/, '') ?? `v${readManifest(root).version}`;
  return `${repositoryOf(root)}/blob/${ref}`;
}

/**
 * Replaces links of a page to other files of the repository by their addresses.
 * @param page the path of the page from the root
 * @param files where the repository shows its files
 * @param stays which files, by their path from the root, the reader has beside the page
 */
export function withAddresses(
  text: string,
  page: string,
  files: string,
  stays: (file: string) => boolean = () => false,
): string {
  return text.replaceAll(/\]\(([^)\s#:]+)(#[^)\s]*)?\)/g, (link, target: string, anchor = '') => {
    const file = path.posix.join(path.posix.dirname(page), target);
    return stays(file) ? link : `](${files}/${file}${anchor as string})`;
  });
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
}
