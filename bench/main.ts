import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { table } from './figures.ts';
import type { Bench } from './figures.ts';

const frame = new Set(['main.ts', 'figures.ts']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !frame.has(file))
  .map((file) => path.basename(file, '.ts'));
const [name] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  console.error(`Say which: npm run bench -- <name>, with ${names.join(', ')}.`);
  process.exit(1);
}

const file = pathToFileURL(path.join(import.meta.dirname, `${name}.ts`)).href;
const { bench } = (await import(file)) as { bench: Bench };
console.log(
  `${bench.title}\nNode ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`,
);
const figures = await bench.run();
if (figures.length > 0) console.log(table(figures));
for (const { name, note } of figures) if (note) console.log(`\n${name}: ${note}`);
