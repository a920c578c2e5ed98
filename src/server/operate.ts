import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createInterface as createPrompt } from 'node:readline/promises';

import { type Answer, type AnswerFile, BY, CannotDo, type Reply, socketPath } from './admin/cli/answer.ts';
import { refuseOldNode } from './core/refuse-old-node.ts';
import { readSettings, type Settings, WrongSettings } from './core/settings/env.ts';
import { CannotStart } from './db/data-dir.ts';

type Run = (words: string[]) => Promise<Answer>;

refuseOldNode();
try {
  await start(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof CannotDo || error instanceof CannotStart || error instanceof WrongSettings;
  const why = isExpected ? error.message : await reasonOf(error);
  if (why === null) throw error;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}

async function reasonOf(error: unknown): Promise<string | null> {
  const { whyNot } = await import('./shop-for-verb.ts');
  return whyNot(error);
}

/** The operator's command line: runs by itself on PostgreSQL, through the running shop on the embedded database. */
async function start(words: string[]): Promise<void> {
  const [first = ''] = words;
  const isHelp = ['help', '--help', '-h'].includes(first);
  if (first === '' || isHelp || words.includes('--help')) {
    // Help works without a running shop.
    const { help } = await import('./shop-for-verb.ts');
    if (first === '') throw new CannotDo(help([]));
    process.stdout.write(`${help(isHelp ? words.slice(1) : words)}\n`);
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (words[0] === 'doctor') {
    // The doctor also checks settings that are not right yet, and needs no shop.
    const { doctor } = await import('./doctor/shop-check.ts');
    const { text, isRed } = await doctor(process.env, words.slice(1));
    process.stdout.write(`${text}\n`);
    if (isRed) process.exitCode = 1;
    return;
  }
  const settings = readSettings(process.env);
  if (words[0] === 'migrate') {
    const { migrateForVerb } = await import('./shop-for-verb.ts');
    await migrateForVerb(settings, words.slice(1), (line) => process.stdout.write(`${line}\n`));
  } else if (words[0] === 'move') {
    const { moveForVerb } = await import('./shop-for-verb.ts');
    await moveForVerb(settings, words.slice(1), (line) => process.stdout.write(`${line}\n`));
  } else if (words[0] === 'restore') {
    const { restoreForVerb } = await import('./shop-for-verb.ts');
    process.stdout.write(`${await restoreForVerb(settings, words.slice(1))}\n`);
  } else if (words[0] === 'send-copy') {
    const { sendCopyForVerb } = await import('./shop-for-verb.ts');
    process.stdout.write(`${await sendCopyForVerb(settings, words.slice(1))}\n`);
  } else if (words[0] === 'rehearse') {
    const { rehearseForVerb } = await import('./shop-for-verb.ts');
    process.stdout.write(`${await rehearseForVerb(settings, words.slice(1))}\n`);
  } else if (settings.DATABASE_URL) await inThisProcess(settings, (run) => talk(run, words));
  else await throughShop(settings, (run) => talk(run, fromHere(words)));
}

/** The shop's working folder is not the caller's, so paths are resolved here. */
function fromHere(words: string[]): string[] {
  const [name = '', folder = 'backups', ...others] = words;
  if (name === 'backup') return [name, resolve(folder), ...others];
  return words.map((word) => {
    const [, before = '', file = ''] = /^(--[\w-]+=)?@(.+)$/s.exec(word) ?? [];
    return file !== '' && existsSync(file) ? `${before}@${resolve(file)}` : word;
  });
}

/** Asks for confirmation before a verb that cannot be undone. */
async function talk(run: Run, words: string[]): Promise<void> {
  const { text, question, agreed = [], isAmiss, file } = await run(words);
  if (file) write(file);
  if (text !== '') process.stdout.write(`${text}\n`);
  if (isAmiss) process.exitCode = 1;
  if (!question) return;
  if (!process.stdin.isTTY) throw new CannotDo(`${question} Say --yes to do it without being asked.`);
  const prompt = createPrompt({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) {
    process.stdout.write('Nothing was done.\n');
    return;
  }
  const done = await run([...words, '--yes', ...agreed]);
  process.stdout.write(`${done.text}\n`);
  if (done.isAmiss) process.exitCode = 1;
}

/** The shop's own code is loaded only here: going through a running shop needs none of it. */
async function inThisProcess(settings: Settings, work: (run: Run) => Promise<void>): Promise<void> {
  const { openShopForVerb, runCommand } = await import('./shop-for-verb.ts');
  const shop = await openShopForVerb(settings, sayError);
  try {
    await work((words) => runCommand(shop.deps, words, { user: userInfo().username, write: take }));
  } finally {
    // If the database has gone away meanwhile, the verb has already reported it.
    await shop.close().catch(() => {});
  }
}

/** Prints errors that do not stop a verb, one line each instead of a stack. */
function sayError(line: string): void {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
  process.stderr.write(`${msg}${err ? `: ${err.message.split('\n')[0]}` : ''}\n`);
  process.exitCode = 1;
}

async function throughShop(settings: Settings, work: (run: Run) => Promise<void>): Promise<void> {
  const path = socketPath(settings.DATA_DIR);
  const socket = createConnection(path);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () =>
      reject(
        new CannotDo(
          'The shop is not running here. Start it, or set DATA_DIR to the folder of the one that is.',
        ),
      ),
    );
  });
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  try {
    await work(async (words) => {
      socket.write(`${JSON.stringify([`${BY}${userInfo().username}`, ...words])}\n`);
      for (;;) {
        const { value, done } = await answers.next();
        if (done)
          throw new CannotDo('The shop ended before it answered. What it had begun goes on when it starts.');
        const reply = JSON.parse(value) as Reply;
        if (!reply.ok) throw new CannotDo(reply.why);
        if ('answer' in reply) return reply.answer;
        await take(reply.piece);
      }
    });
  } finally {
    socket.end();
  }
}

function write({ path, base64 }: AnswerFile): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(base64, 'base64'));
  } catch (error) {
    throw new CannotDo(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
}

/** Waits for the reader if it is slower. */
async function take(piece: string | AnswerFile): Promise<void> {
  if (typeof piece !== 'string') write(piece);
  else if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}
