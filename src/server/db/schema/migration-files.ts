import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../migrations/', import.meta.url));

/** One SQL file, which runs once on each database. */
export interface Migration {
  name: string;
  /** Hexadecimal SHA-256 of its text. */
  hash: string;
  statements: string[];
  /** Runs outside of a transaction, one statement after the other: each may have run before. */
  isAlone: boolean;
  /** Releases that do not know it go on with a schema that it made. */
  isCompatible: boolean;
  /** Which earlier release stopped using what it takes away. */
  contracts: string | null;
}

/** All that a release knows, in order of their own names: the older ones lie in folders. */
export function migrationsIn(folder = FOLDER): Migration[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => migrationOf(path.basename(file), readFileSync(path.join(folder, file), 'utf8')))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What stands in the comment at the head of a file says how it runs. */
export function migrationOf(name: string, text: string): Migration {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const head = lines.slice(0, end === -1 ? lines.length : end).map((line) => line.slice(2).trim());
  const contracts = head.find((line) => line.startsWith('contracts: '));
  return {
    name,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: statementsIn(text),
    isAlone: head.includes('alone'),
    isCompatible: head.includes('compatible'),
    contracts: contracts?.slice('contracts: '.length) ?? null,
  };
}

/** A statement ends with a line; lines between `$$` are the body of a function. */
function statementsIn(text: string): string[] {
  const statements = [''];
  text.split('$$').forEach((part, index) => {
    const [first = '', ...rest] = index % 2 === 1 ? [`$$${part}$$`] : part.split(/;\s*\n/);
    statements.push(`${statements.pop() ?? ''}${first}`, ...rest);
  });
  return statements.filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
