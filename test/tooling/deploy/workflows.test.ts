import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { runners } from '../../../scripts/test/runners.ts';
import { ROOT } from '../../support/machine/source-files.ts';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  uses?: string;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const files = globSync('.github/workflows/*.yaml', { cwd: ROOT }).toSorted();
const workflows = files.map((file) => [path.basename(file, '.yaml'), parse(read(file)) as Workflow] as const);
const named = new Map(workflows);
const jobsOf = (workflow: Workflow | undefined) => Object.values(workflow?.jobs ?? {});
const stepsOf = (workflow: Workflow | undefined) => jobsOf(workflow).flatMap(({ steps = [] }) => steps);
const runsOf = (workflow: Workflow | undefined) => stepsOf(workflow).flatMap(({ run = [] }) => run);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const PACKAGES = /^sudo apt-get update -q && sudo apt-get install -y -q --no-install-recommends( [a-z-]+)+$/;

/** What a developer can type as well: a script of ours, or the installation of programs that some checks need. */
function isOurs(command: string): boolean {
  const [, test, script = ''] = /^npm (?:(test)|run ([\w:]+))(?: -- .+)?$/.exec(command) ?? [];
  return test !== undefined || Object.hasOwn(scripts, script) || PACKAGES.test(command);
}

describe('the forge’s workflows', () => {
  it('are the gate, the long checks and the release', () => {
    expect(workflows.map(([name]) => name)).toEqual(['check', 'nightly', 'release']);
    expect(Object.keys(named.get('release')?.on ?? {})).toEqual(['push']);
    expect(named.get('release')?.jobs['gate']?.uses).toBe('./.github/workflows/check.yaml');
  });

  it('run nothing but commands of the project', () => {
    const commands = workflows.flatMap(([, workflow]) => runsOf(workflow));
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((command) => !isOurs(command))).toEqual([]);
    for (const foreign of [
      'npm install left-pad',
      'npm run nothing',
      'make',
      'npm test; curl https://a.example',
    ])
      expect(isOurs(foreign), foreign).toBe(false);
  });

  it('take actions at a commit, with its version beside it', () => {
    const pinned = /^ +- uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    const lines = files.flatMap((file) => read(file).split('\n')).filter((line) => line.includes('uses:'));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => !pinned.test(line) && !line.includes('uses: ./.github/'))).toEqual([]);
  });

  it('may only read, unless a job says what else it must do', () => {
    for (const [name, { permissions, on }] of workflows) {
      expect([name, permissions]).toEqual([name, { contents: 'read' }]);
      // It would run a stranger's change with our rights.
      expect(Object.keys(on)).not.toContain('pull_request_target');
    }
  });

  it('end in time', () => {
    const jobs = workflows.flatMap(([, workflow]) => jobsOf(workflow));
    expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
  });

  it('know no registry by its name', () => {
    const all = globSync('.github/**/*', { cwd: ROOT }).filter((file) => /\.(ya?ml|md)$/.test(file));
    const naming = all.filter((file) =>
      /npmjs|ghcr\.io|docker\.io|quay\.io|registry\.[a-z]/.test(read(file)),
    );
    expect(naming).toEqual([]);
  });

  it('run every part of the gate once', () => {
    const parts = named.get('check')?.jobs['gate']?.strategy?.matrix['part'] ?? [];
    // Each part builds what it needs.
    const others = runners.map(({ name }) => name).filter((name) => name !== 'build');
    expect(parts.flatMap((part) => part.split(' ')).toSorted()).toEqual(others.toSorted());
    expect(runsOf(named.get('nightly')).at(-1)).toBe('npm run check:long');
  });

  it('make each package and the image on each kind of machine, and publish them in the end', () => {
    const commands = runsOf(named.get('release'));
    expect(commands).toEqual([
      'npm run release',
      'npm run release -- --image',
      'npm run release -- --publish',
    ]);
  });
});

it('the bot that updates packages leaves alone what is held back on purpose', () => {
  interface Update {
    'package-ecosystem': string;
    ignore?: { 'dependency-name': string }[];
  }
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: Update[] };
  const kinds = updates.map((update) => update['package-ecosystem']);
  expect(kinds).toEqual(['npm', 'github-actions', 'docker', 'docker-compose']);
  const held = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name']));
  const told = read('docs/supply.md').split('\n## Steps back\n')[1] ?? '';
  expect(held.filter((name) => !told.includes(name.replace('@opentelemetry/sdk', 'sdk')))).toEqual([]);
});

it('every form for an issue asks something', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yaml', { cwd: ROOT });
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    const { name, body } = parse(read(form)) as {
      name: string;
      body: { validations?: { required: boolean } }[];
    };
    expect(name).not.toBe('');
    expect(
      body.some(({ validations }) => validations?.required),
      form,
    ).toBe(true);
  }
});
