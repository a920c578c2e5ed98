import { execFileSync } from 'node:child_process';

import type { Runner } from './runners.ts';

/** What has changed since a commit, as paths from the root. */
export interface Change {
  /** The commit's full hash. */
  base: string;
  files: string[];
}

/** What every runner depends on: after a change here, all run in full. */
const EVERYBODYS = /^(package(-lock)?\.json|\.nvmrc|\.npmrc|tsconfig\.json|scripts\/(test|prepare)\b.*)$/;

/** Every file that differs from `base`, committed or not. */
function changedFiles(git: (...args: string[]) => string, base: string): string[] {
  const differing = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${differing}\0${untracked}`.split('\0'))].filter((file) => file !== '').toSorted();
}

/**
 * The current change: everything since this branch left `since`, which is `main` by default. On `main` itself, what is not
 * committed, or else the last commit.
 */
export function findChange(root: string, since?: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const commit = (name: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim();
    } catch {
      return undefined;
    }
  };
  const head = commit('HEAD');
  const other = since === undefined ? (commit('main') ?? commit('origin/main')) : commit(since);
  if (head === undefined || other === undefined)
    throw new Error(`There is no commit "${since ?? 'main'}" to compare with: name one, --changed=<commit>.`);
  const parted = git('merge-base', 'HEAD', other).trim();
  if (since !== undefined || parted !== head) return { base: parted, files: changedFiles(git, parted) };
  const open = changedFiles(git, head);
  if (open.length > 0) return { base: head, files: open };
  const last = commit('HEAD~1') ?? head;
  return { base: last, files: changedFiles(git, last) };
}

/** The runners as `npm run check` runs them: with their quick steps, unless every runner depends on what changed. */
export function forCheck(runners: readonly Runner[], change: Change): Runner[] {
  if (change.files.some((file) => EVERYBODYS.test(file))) return [...runners];
  return runners.flatMap((runner) => {
    const steps = runner.quick?.(change) ?? runner.steps;
    return steps.length === 0 ? [] : [{ ...runner, steps, mayBeEmpty: true }];
  });
}

/** The runners that a change can affect, each with the option that limits it to the tests it needs. */
export function forChange(runners: readonly Runner[], { base, files }: Change): Runner[] {
  return runners.flatMap((runner) => {
    const { feels, narrows } = runner;
    const isWhole = feels === undefined || files.some((file) => EVERYBODYS.test(file) || feels.test(file));
    if (isWhole) return [runner];
    if (!narrows?.of.test(files.join('\n'))) return [];
    const steps = runner.steps.map((step) => [...step, `${narrows.option}=${base}`]);
    return [{ ...runner, steps, mayBeEmpty: true }];
  });
}
