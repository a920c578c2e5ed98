import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { columns, documentCells, goalCells, type Measured, table } from './figures.ts';
import type { Bench } from './figures.ts';

const frame = new Set(['main.ts', 'figures.ts']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !frame.has(file))
  .map((file) => path.basename(file, '.ts'));
/** Where the process that runs all benches finds the figures of one. */
const NOTES = 'BENCH_NOTES';
const DOCUMENT = path.join(import.meta.dirname, '../docs/performance.md');
const GOAL_HEAD = ['', 'measured', 'goal', '', 'beside'];

const [name] = process.argv.slice(2);
if (name === undefined) await runAll();
else if (names.includes(name)) await runOne(name);
else {
  console.error(`Say which: npm run bench -- <name>, with ${names.join(', ')}; all of them without a name.`);
  process.exitCode = 1;
}

async function load(one: string): Promise<Bench> {
  const { href } = pathToFileURL(path.join(import.meta.dirname, `${one}.ts`));
  return ((await import(href)) as { bench: Bench }).bench;
}

async function runOne(one: string): Promise<void> {
  const bench = await load(one);
  console.log(`${bench.title}\n${machine()}\n`);
  const measured: Measured[] = [];
  const figures = await bench.run((row) => void measured.push(row));
  if (figures.length > 0) console.log(table(figures));
  for (const { name: what, note } of figures) if (note) console.log(`\n${what}: ${note}`);
  if (measured.length > 0) console.log(`\n${columns([GOAL_HEAD, ...measured.map(goalCells)])}`);
  const notes = process.env[NOTES];
  if (notes !== undefined) writeFileSync(notes, JSON.stringify(measured));
}

/** Runs each in its own process, one after the other, then writes the figures that have a goal. */
async function runAll(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'simport-bench-'));
  const sections: string[] = [];
  for (const one of names) {
    const notes = path.join(folder, one);
    const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, one], {
      stdio: 'inherit',
      env: { ...process.env, [NOTES]: notes },
    });
    const [code] = (await once(child, 'close')) as [number | null];
    console.log('');
    if (code !== 0) process.exitCode = 1;
    const measured = code === 0 ? (JSON.parse(readFileSync(notes, 'utf8')) as Measured[]) : [];
    const { title } = await load(one);
    const rows = documentCells(measured).map((cells) => `| ${cells.join(' | ')} |`);
    if (code !== 0) rows.push('| it failed | | | missed | |');
    if (rows.length === 0) continue;
    const head = ['what', ...GOAL_HEAD.slice(1)];
    sections.push(
      `## ${title}\n| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |\n${rows.join('\n')}\n\n\`npm run bench -- ${one}\``,
    );
  }
  rmSync(folder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(DOCUMENT, `${words(date)}\n\n${sections.join('\n\n')}\n`);
}

function words(date: string): string {
  return `# Performance
Written by \`npm run bench\`, which runs all of it in one go; measured on ${date}. ${machine()}, shop,
buyers and providers on the same machine, nothing else running. Figures of another machine differ; ratios hold better.
\`npm test\` holds the limits of bytes, files and round trips, which depend on no machine. Nine or more figures of a table that meet
the same goal are one row.`;
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB`;
}
