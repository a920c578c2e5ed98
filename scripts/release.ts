import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { FORMS } from './packed-packages.ts';
import { commitOf } from './prepare/commit.js';
import { runQuietly } from './prepare/run-quietly.js';
import { orExplain, Refusal, step } from './prepare/say.js';
import { filesAt } from './release/addresses.ts';
import { notesOf, sectionOf } from './release/notes.ts';
import { readCheckout, releaseTroubles } from './release/ready.ts';

/**
 * `npm run release` makes `release/`: of each form of the package an archive for this kind of machine, its checksum and its bill of
 * materials, and the notes. `--image` makes the archive of the images instead, `--check` only says whether this commit can be released,
 * and `--publish` hands everything in `release/`, from all kinds of machines, to the forge.
 */
const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'release');
const machine = `${process.platform}-${process.arch}`;
/** Of each release. */
const KINDS = [...FORMS, 'image'];
const MACHINES = ['linux-x64', 'linux-arm64'];
/** By their names in `compose.yaml`, and what of `Containerfile` each of them is. */
const IMAGES = new Map<string, string[]>([
  ['simport', []],
  ['simport-tools', ['--target=tools']],
]);

await orExplain(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, image: { type: 'boolean' }, publish: { type: 'boolean' } },
  });
  const commit = commitOf();
  const checkout = readCheckout(root, commit);
  const troubles = releaseTroubles(checkout, process.env);
  if (troubles.length > 0 || commit === null) throw new Refusal(troubles.join('\n'));
  const { version, changelog } = checkout;
  console.log(`${version} can be released from ${commit}.`);
  if (values.check) return;
  mkdirSync(out, { recursive: true });
  const notes = path.join(out, 'notes.md');
  writeFileSync(notes, notesOf(sectionOf(changelog, version) ?? '', filesAt(root, commit)));
  if (values.publish) await publish(version, notes);
  else if (values.image) await makeImage(version, commit);
  else for (const form of FORMS) await makePackage(version, form);
  for (const name of readdirSync(out))
    console.log(`${(statSync(path.join(out, name)).size / 1e6).toFixed(1).padStart(7)} MB  release/${name}`);
});

async function makePackage(version: string, form: string): Promise<void> {
  const name = `simport-${version}-${form}-${machine}`;
  const folder = path.join(out, name);
  await step(`Packing ${form}`, async () => {
    rmSync(folder, { recursive: true, force: true });
    await run(process.execPath, ['scripts/run.js', 'scripts/package.ts', form, folder]);
  });
  await step(`Writing ${name}.tar.gz`, async () => {
    cpSync(path.join(folder, 'sbom.cdx.json'), path.join(out, `${name}.cdx.json`));
    // The same files give the same archive, whoever packs them and when.
    const at = execFileSync('git', ['show', '--no-patch', '--format=%cI'], { cwd: root, encoding: 'utf8' });
    const same = [
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      `--mtime=${at.trim()}`,
    ];
    await run('tar', [...same, '--use-compress-program=gzip -9n', '-cf', `${name}.tar.gz`, name], out);
    rmSync(folder, { recursive: true });
    writeChecksum(`${name}.tar.gz`);
  });
}

async function makeImage(version: string, commit: string): Promise<void> {
  const name = `simport-${version}-image-${machine}`;
  const images = [...IMAGES.keys()].flatMap((image) => [`${image}:latest`, `${image}:${version}`]);
  for (const [image, target] of IMAGES)
    await step(`Building the image ${image}`, () => {
      const tags = ['latest', version].map((tag) => `--tag=${image}:${tag}`);
      const words = ['--file=Containerfile', `--build-arg=GIT_COMMIT=${commit}`, ...target, ...tags];
      return run('docker', ['build', ...words, '.']);
    });
  await step(`Writing ${name}.tar.gz`, async () => {
    await run('docker', ['save', `--output=${path.join(out, `${name}.tar`)}`, ...images]);
    await run('gzip', ['-9nf', `${name}.tar`], out);
    writeChecksum(`${name}.tar.gz`);
  });
}

/** Hands over only what is complete and as it was made. */
async function publish(version: string, notes: string): Promise<void> {
  const archives = KINDS.flatMap((kind) => MACHINES.map((one) => `simport-${version}-${kind}-${one}.tar.gz`));
  const isMissing = (file: string) => !existsSync(path.join(out, file));
  const missing = archives.flatMap((name) => [name, `${name}.sha256`]).filter(isMissing);
  if (missing.length > 0) throw new Refusal(`release/ has no ${missing.join(', ')}.`);
  const damaged = archives.filter((name) => read(`${name}.sha256`) !== checksumOf(name));
  if (damaged.length > 0) throw new Refusal(`${damaged.join(', ')}: not what its checksum says.`);
  const files = readdirSync(out).filter((name) => name.startsWith(`simport-${version}-`));
  const words = [
    'release',
    'create',
    `v${version}`,
    '--verify-tag',
    `--title=${version}`,
    `--notes-file=${notes}`,
  ];
  await step(`Publishing ${files.length} files`, () => run('gh', [...words, ...files], out));
}

function run(program: string, args: string[], cwd = root): Promise<void> {
  return runQuietly(program, args, { cwd, failure: `\`${program} ${args.join(' ')}\` failed.` });
}

/** As `sha256sum --check` reads it. */
function checksumOf(name: string): string {
  return `${createHash('sha256')
    .update(readFileSync(path.join(out, name)))
    .digest('hex')}  ${name}\n`;
}

function writeChecksum(name: string): void {
  writeFileSync(path.join(out, `${name}.sha256`), checksumOf(name));
}

function read(name: string): string {
  return readFileSync(path.join(out, name), 'utf8');
}
