import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { checkCopies } from '../../../src/server/copies/copies-check.ts';
import { copyNamed, openCopyStore } from '../../../src/server/copies/copy-store.ts';
import { runProgram } from '../../../src/server/copies/run-program.ts';
import type { CopyTarget } from '../../../src/server/core/settings/copy-target.ts';
import { freePorts } from '../../support/machine/ports.ts';
import { findProgram } from '../../support/machine/programs.ts';

const home = mkdtempSync(path.join(tmpdir(), 'simport-copy-store-'));
const NOW = new Date('2026-11-30T05:00:00Z');
const [OLD, YESTERDAY, TODAY] = ['20261110', '20261129', '20261130'].map(
  (day) => `simport-${day}T040000Z.dump`,
);
const stops: (() => unknown)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(home, { recursive: true, force: true });
});

interface Place {
  target: CopyTarget;
  sshConfig?: string;
  /** The same, where nobody answers. */
  away: CopyTarget;
  why: RegExp;
}

function folder(name: string): string {
  const made = path.join(home, name);
  mkdirSync(made, { recursive: true });
  return made;
}

function withRestic(): Place {
  process.env['RESTIC_PASSWORD'] = 'a pass phrase';
  const repository = folder('restic');
  execFileSync('restic', ['--quiet', '--no-cache', `--repo=${repository}`, 'init']);
  return {
    target: { program: 'restic', repository },
    away: { program: 'restic', repository: path.join(home, 'nowhere') },
    why: /^restic failed: \S.*repository/i,
  };
}

function withRclone(): Place {
  const config = path.join(home, 'rclone.conf');
  writeFileSync(config, `[disk]\ntype = alias\nremote = ${folder('rclone')}\n`);
  process.env['RCLONE_CONFIG'] = config;
  return {
    target: { program: 'rclone', folder: 'disk:copies' },
    away: { program: 'rclone', folder: 'nobody:copies' },
    why: /^rclone failed: .*didn't find section in config file/,
  };
}

/** A server of this very user, whose key alone opens it. */
async function withScp(): Promise<Place> {
  const [port, own] = [await freePorts(1), folder('ssh')];
  const key = (name: string) => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(own, name)]);
    return readFileSync(path.join(own, `${name}.pub`), 'utf8');
  };
  writeFileSync(path.join(own, 'known_hosts'), `[127.0.0.1]:${port} ${key('host')}`);
  writeFileSync(path.join(own, 'authorized_keys'), key('user'));
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${own}/host`,
    `AuthorizedKeysFile ${own}/authorized_keys`,
    'PasswordAuthentication no',
    'StrictModes no',
    'UsePAM no',
    `PidFile ${own}/pid`,
    'Subsystem sftp internal-sftp',
  ];
  writeFileSync(path.join(own, 'sshd_config'), `${lines.join('\n')}\n`);
  if (userInfo().uid === 0 && !existsSync('/run/sshd')) mkdirSync('/run/sshd', { mode: 0o755 });
  const server = spawn(findProgram('sshd') ?? '', ['-D', '-e', '-f', path.join(own, 'sshd_config')], {
    stdio: 'ignore',
  });
  stops.push(() => server.kill());
  const config = path.join(own, 'config');
  const host = (name: string, at: number) =>
    `Host ${name}\n  HostName 127.0.0.1\n  Port ${at}\n  User ${userInfo().username}\n  IdentityFile ${own}/user\n  UserKnownHostsFile ${own}/known_hosts\n`;
  writeFileSync(config, host('vault', port) + host('gone', await freePorts(1)));
  return {
    target: { program: 'scp', host: 'vault', folder: folder('scp') },
    away: { program: 'scp', host: 'gone', folder: '/' },
    sshConfig: config,
    why: /^sftp failed: .*(refused|closed)/i,
  };
}

const places: [name: string, programs: string[], make: () => Place | Promise<Place>][] = [
  ['restic', ['restic'], withRestic],
  ['rclone', ['rclone'], withRclone],
  ['scp', ['scp', 'sftp', 'sshd', 'ssh-keygen'], withScp],
];

describe.each(places)('a place by %s', (name, programs, make) => {
  it('takes copies whole, tells which are there, gives them back, and forgets old ones', async ({ skip }) => {
    if (programs.some((program) => !findProgram(program)))
      return skip(`no ${name} on this machine; apt-get install restic rclone openssh-server brings all`);
    const { target, sshConfig, away, why } = await make();
    const store = openCopyStore(target, sshConfig);
    const here = folder(`from-${name}`);
    const send = async (file: string, at: string) => {
      writeFileSync(path.join(here, file), `${name} ${file}`.repeat(1000));
      // The server of ssh may not listen yet.
      await expect
        .poll(() => store.send(path.join(here, file), new Date(at)).then(() => 'sent', String))
        .toBe('sent');
    };
    const names = async () => (await store.list()).map((copy) => copy.name);
    // In restic the age of a copy is when it was sent.
    if (name !== 'restic') {
      await send(OLD ?? '', '2026-11-10T05:00:00Z');
      expect(await names()).toEqual([OLD]);
    }
    await send(TODAY ?? '', '2026-11-30T05:00:00Z');
    await send(YESTERDAY ?? '', '2026-11-30T05:00:00Z');
    expect(await names()).toEqual([YESTERDAY, TODAY]);

    const there = folder(`to-${name}`);
    await store.fetch(TODAY ?? '', path.join(there, TODAY ?? ''));
    expect(readFileSync(path.join(there, TODAY ?? ''), 'utf8')).toBe(`${name} ${TODAY}`.repeat(1000));
    await expect(store.fetch('simport-20261201T040000Z.dump', path.join(there, 'none'))).rejects.toThrow(
      /\.$|: /,
    );
    expect(readdirSync(there)).toEqual([TODAY]);

    const nobody = openCopyStore(away, sshConfig);
    await expect(nobody.list()).rejects.toThrow(why);
    await expect(nobody.send(path.join(here, TODAY ?? ''), NOW)).rejects.toThrow();

    const light = async (COPY_TO: CopyTarget, at: Date) => {
      const found = [];
      for await (const one of checkCopies({ COPY_TO, COPY_SSH_CONFIG: sshConfig }, at))
        found.push(`${one.light}: ${one.found}`);
      return found.join();
    };
    expect(await light(target, NOW)).toBe('green: 2 copies, the newest 1 h old');
    expect(await light(target, new Date('2026-12-02T04:00:00Z'))).toBe('red: 2 copies, the newest 48 h old');
    expect(await light(away, NOW)).toMatch(/^red: /);
  });
});

it('half a copy is never one', async ({ skip }) => {
  for (const name of [
    'simport-20261130T040000Z.dump.part',
    'simport.part',
    'fetched-x',
    'x-simport-20261130T040000Z.dump',
  ])
    expect(copyNamed(name)).toBeNull();
  expect(copyNamed(TODAY ?? '')?.at).toEqual(new Date('2026-11-30T04:00:00Z'));
  if (!findProgram('rclone')) return skip('no rclone on this machine; `apt-get install rclone` brings it in');
  const { target } = withRclone();
  const there = path.join(home, 'rclone', 'copies');
  mkdirSync(there, { recursive: true });
  const half = path.join(there, 'simport-20261201T040000Z.dump.part');
  writeFileSync(half, 'half');
  onTestFinished(() => rmSync(half));
  const all = await openCopyStore(target).list();
  expect(all.filter(({ name }) => name.includes('20261201'))).toEqual([]);
});

describe('a program', () => {
  it('that is missing is named', async () => {
    await expect(runProgram('no-such-program', [], { withinMs: 1000 })).rejects.toThrow(
      'no-such-program is not on this machine: install it.',
    );
    const file = path.join(home, 'printed');
    await expect(runProgram('no-such-program', [], { withinMs: 1000, to: file })).rejects.toThrow(
      'install it',
    );
  });

  it('that hangs is ended', async () => {
    await expect(runProgram('sleep', ['60'], { withinMs: 200 })).rejects.toThrow(
      'sleep gave no answer within 0.2 seconds.',
    );
  });

  it('that fails is quoted by its last words', async () => {
    const script = 'echo first >&2; echo the >&2; echo reason >&2; exit 3';
    await expect(runProgram('sh', ['-c', script], { withinMs: 10_000 })).rejects.toThrow(
      'sh failed: the reason',
    );
    await expect(runProgram('sh', ['-c', 'exit 3'], { withinMs: 10_000 })).rejects.toThrow(
      'sh failed: exit code 3',
    );
  });

  it('whose words cannot be written fails', async () => {
    const to = path.join(home, 'no', 'folder');
    await expect(runProgram('echo', ['word'], { withinMs: 10_000, to })).rejects.toThrow(
      /cannot be written: ENOENT/,
    );
  });
});
