import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.js';
import { Refusal } from './say.js';

/**
 * The commit of a checkout: 40 hexadecimal digits, then `-dirty` if any file differs from it. Files without a history, as in an
 * image's build, are of the commit that `GIT_COMMIT` names. Null if nobody knows.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function commitOf(folder = root, env = process.env) {
  // Git would also answer in a folder that was unpacked inside another repository, with that one's commit.
  if (existsSync(path.join(folder, '.git'))) return fromHistory(folder);
  const given = env.GIT_COMMIT;
  if (!given) return null;
  if (!/^[0-9a-f]{40}$/.test(given))
    throw new Refusal(`GIT_COMMIT must have 40 hexadecimal digits, not "${given}".`);
  return given;
}

/** Null also where git is missing, or refuses a folder that belongs to somebody else. */
function fromHistory(folder) {
  const git = (...words) =>
    execFileSync('git', ['--no-optional-locks', ...words], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', '--verify', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}

/** Writes the commit where the programs read it: `build/commit`, empty if nobody knows. */
export function recordCommit() {
  const [file, commit] = [path.join(root, 'build', 'commit'), commitOf() ?? ''];
  if (existsSync(file) && readFileSync(file, 'utf8') === commit) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, commit);
}
