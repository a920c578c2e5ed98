import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import type { CopyTarget } from '../core/settings/copy-target.ts';
import { ASK_MS, CopyFailed, runProgram, TRANSFER_MS } from './run-program.ts';

/** What the metrics tell the age of: the newest copy outside this machine, and the last rehearsal with it. */
export const COPY_JOBS = ['copy.send', 'copy.rehearse'] as const;
/** Copies of erased people must not outlive the local ones: `deploy/systemd/copy` deletes those after as many days. */
const KEPT_DAYS = 14;
const TAG = 'simport';
const NAME = /^simport-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(dump|backup)$/;
const DAY_MS = 24 * 3_600_000;

export interface StoredCopy {
  /** 'simport-20261130T040000Z.dump' */
  name: string;
  /** When the copy was made, by its name. */
  at: Date;
}

/** The place outside this machine that copies go to. A copy appears there under its name only when it is whole. */
export interface CopyStore {
  /** Sends a file, then deletes the copies that are older than two weeks. */
  send(file: string, now: Date): Promise<void>;
  /** All whole copies, the newest last. */
  list(): Promise<StoredCopy[]>;
  fetch(name: string, to: string): Promise<void>;
}

/** A copy by the name of its file; null if it is the name of something else, such as half a copy. */
export function copyNamed(name: string): StoredCopy | null {
  const parts = NAME.exec(name)?.slice(1, 7).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day, hour, minute, second] = parts;
  return { name, at: new Date(Date.UTC(year, month - 1, day, hour, minute, second)) };
}

/** @param sshConfig a file in place of the user's own configuration of ssh, for `scp` alone */
export function openCopyStore(target: CopyTarget, sshConfig?: string): CopyStore {
  const store = { restic: () => resticStore, rclone: () => rcloneStore, scp: () => scpStore }[
    target.program
  ]();
  return (store as (target: CopyTarget, sshConfig?: string) => CopyStore)(target, sshConfig);
}

/** What `restic snapshots` prints; null without any. */
const wireSnapshots = z.array(z.object({ id: z.string(), paths: z.array(z.string()) })).nullable();

/** A snapshot exists only once everything in it is stored. */
function resticStore({ repository }: Extract<CopyTarget, { program: 'restic' }>): CopyStore {
  const restic = (args: string[], withinMs: number, to?: string) =>
    runProgram('restic', [`--repo=${repository}`, '--no-cache', '--quiet', ...args], {
      withinMs,
      ...(to !== undefined && { to }),
    });
  const snapshots = async () => {
    const told = await restic(['snapshots', '--json', `--tag=${TAG}`], ASK_MS);
    const all = wireSnapshots.parse(JSON.parse(told)) ?? [];
    return all.flatMap(({ id, paths: [file = ''] }) => {
      const copy = copyNamed(path.basename(file));
      return copy ? [{ ...copy, id, file }] : [];
    });
  };
  return {
    async send(file) {
      await restic(['backup', `--tag=${TAG}`, '--host=simport', path.resolve(file)], TRANSFER_MS);
      // Each file has a name of its own, so grouped by path every group would keep its one snapshot.
      const forget = ['forget', `--tag=${TAG}`, '--group-by=tags', `--keep-within=${KEPT_DAYS}d`, '--prune'];
      await restic(forget, TRANSFER_MS);
    },
    list: async () => byTime(await snapshots()),
    async fetch(name, to) {
      const found = (await snapshots()).findLast((one) => one.name === name);
      if (!found) throw new CopyFailed(`There is no ${name} at COPY_TO any more.`);
      await whole(to, (part) => restic(['dump', found.id, found.file], TRANSFER_MS, part));
    },
  };
}

function rcloneStore({ folder }: Extract<CopyTarget, { program: 'rclone' }>): CopyStore {
  const at = (name: string) => `${folder}${folder.endsWith(':') ? '' : '/'}${name}`;
  const rclone = (args: string[], withinMs: number) =>
    runProgram('rclone', ['--contimeout=20s', '--retries=2', '--low-level-retries=3', ...args], { withinMs });
  const list = async () => byName((await rclone(['lsf', '--files-only', folder], ASK_MS)).split('\n'));
  return {
    async send(file, now) {
      const name = path.basename(file);
      await rclone(['copyto', file, at(`${name}.part`)], TRANSFER_MS);
      await rclone(['moveto', at(`${name}.part`), at(name)], TRANSFER_MS);
      for (const old of expired(await list(), now)) await rclone(['deletefile', at(old.name)], ASK_MS);
    },
    list,
    fetch: (name, to) => whole(to, (part) => rclone(['copyto', at(name), part], TRANSFER_MS)),
  };
}

function scpStore({ host, folder }: Extract<CopyTarget, { program: 'scp' }>, sshConfig?: string): CopyStore {
  // Nobody is there to type a password or to look at a key.
  const options = [
    ...(sshConfig ? ['-F', sshConfig] : []),
    '-q',
    '-o',
    'BatchMode=yes',
    '-o',
    'ConnectTimeout=20',
  ];
  const at = (name: string) => `${folder.replace(/\/$/, '')}/${name}`;
  const copy = (from: string, to: string) =>
    runProgram('scp', [...options, from, to], { withinMs: TRANSFER_MS });
  const sftp = (...lines: string[]) =>
    runProgram('sftp', [...options, '-b', '-', host], { withinMs: ASK_MS, input: `${lines.join('\n')}\n` });
  const list = async () => {
    const lines = (await sftp(`ls -1 "${folder}"`)).split('\n');
    return byName(lines.map((line) => path.posix.basename(line.trim())));
  };
  return {
    async send(file, now) {
      const name = path.basename(file);
      await copy(file, `${host}:${at(`${name}.part`)}`);
      await sftp(`rename "${at(`${name}.part`)}" "${at(name)}"`);
      const old = expired(await list(), now);
      if (old.length > 0) await sftp(...old.map((one) => `rm "${at(one.name)}"`));
    },
    list,
    fetch: (name, to) => whole(to, (part) => copy(`${host}:${at(name)}`, part)),
  };
}

/** The file has its name only once all of it is there. */
async function whole(to: string, fetch: (part: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(path.dirname(to), 'fetched-'));
  try {
    const part = path.join(folder, path.basename(to));
    await fetch(part);
    await rename(part, to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function byName(names: string[]): StoredCopy[] {
  return byTime(names.flatMap((name) => copyNamed(name) ?? []));
}

function byTime<Copy extends StoredCopy>(copies: Copy[]): Copy[] {
  return copies.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function expired(copies: StoredCopy[], now: Date): StoredCopy[] {
  return copies.filter(({ at }) => now.getTime() - at.getTime() > KEPT_DAYS * DAY_MS);
}
