import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { asFunction, migrationOf, migrationsIn } from '../src/server/db/schema/migration-files.ts';
import { ROOT } from '../test/support/machine/source-files.ts';

const SCHEMA = ['src/server/db/migrations', 'src/server/db/functions'];

/** A release, or a commit that could have been one. */
export interface Release {
  commit: string;
  /** Migrations that only this checkout has; it can be started on their schema only if it is compatible with all of them. */
  newer: { name: string; isCompatible: boolean }[];
}

function gitIn(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
const git = (...words: string[]) => gitIn(ROOT, ...words);
const linesOf = (text: string) => text.split('\n').filter(Boolean);
const commitOf = (ref: string, folder = ROOT) => gitIn(folder, 'rev-parse', `${ref}^{commit}`).trim();

/** The hash of each migration and function, by name. */
function migrationsAt(commit: string): Map<string, string> {
  const files = linesOf(git('ls-tree', '-r', '--name-only', commit, ...SCHEMA));
  return new Map(
    files.map((file) => {
      const migration = migrationOf(path.basename(file), git('show', `${commit}:${file}`));
      const { name, hash } = file.includes('/functions/') ? asFunction(migration) : migration;
      return [name, hash];
    }),
  );
}

/** @throws {Error} if one of its migrations has changed since, or is gone without a baseline that replaces it */
export function releaseAt(ref: string): Release {
  const commit = commitOf(ref);
  const [then, now] = [migrationsAt(commit), migrationsIn()];
  const known = new Map(now.map(({ name, hash }) => [name, hash]));
  const replaced = now.map(({ replaces }) => replaces ?? '').find((name) => then.has(name)) ?? '';
  const changed = [...then].find(
    ([name, hash]) => name.endsWith('.sql') && name > replaced && known.get(name) !== hash,
  );
  if (changed) throw new Error(`${changed[0]} is not what it was at ${ref}.`);
  return { commit, newer: now.filter(({ name }) => !then.has(name)) };
}

/**
 * The commit of the newest tag `v*` before this one; if there is none, the commit that gave `package.json` its version. Null if that
 * is this very commit.
 */
export function lastReleased(folder = ROOT): string | null {
  const head = commitOf('HEAD', folder);
  const tags = linesOf(
    gitIn(folder, 'tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*'),
  ).map((tag) => commitOf(tag, folder));
  const versions = linesOf(
    gitIn(folder, 'log', '-n1', '--format=%H', '-G^  "version":', '--', 'package.json'),
  );
  return [...tags, ...versions].find((commit) => commit !== head) ?? null;
}

/**
 * The last release. If there is none before this commit: the newest commit, first of the main line, that has fewer migrations than
 * this checkout, or other functions, and is compatible with everything that came after it.
 */
export function previousRelease(): Release {
  const last = lastReleased();
  if (last !== null) return releaseAt(last);
  for (const line of [['--first-parent'], ['--full-history']]) {
    const parents = linesOf(git('log', ...line, '--format=%P', 'HEAD', '--', ...SCHEMA));
    for (const commit of parents.flatMap((words) => words.split(' ')).filter(Boolean)) {
      const release = fitting(commit);
      if (release) return release;
    }
  }
  throw new Error('There is no earlier release to be found; name one by --from.');
}

function fitting(commit: string): Release | null {
  try {
    const release = releaseAt(commit);
    return release.newer.length > 0 && release.newer.every(({ isCompatible }) => isCompatible)
      ? release
      : null;
  } catch {
    return null;
  }
}

/**
 * Builds a release in its own folder, with the packages of its own lock file, and returns the folder. It stays in `.cache` for
 * the next time.
 */
export function buildRelease({ commit }: Release): string {
  const folder = path.join(ROOT, '.cache', 'releases', commit);
  if (!existsSync(folder)) unpack(commit, folder);
  const sameAsHere = (file: string) =>
    readFileSync(path.join(ROOT, file)).equals(readFileSync(path.join(folder, file)));
  if (!existsSync(path.join(folder, 'node_modules')) && sameAsHere('package-lock.json'))
    cpSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  // Installs what is missing, then builds.
  const built = spawnSync(process.execPath, ['scripts/build.js'], {
    cwd: folder,
    stdio: 'inherit',
    // What was unpacked has no history of its own.
    env: { ...process.env, NODE_ENV: undefined, GIT_COMMIT: commit },
  });
  if (built.status !== 0) throw new Error(`${commit} could not be built; why stands above.`);
  return folder;
}

/** It has another name until it is complete. */
function unpack(commit: string, folder: string): void {
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', half], { input: archive });
  renameSync(half, folder);
}
