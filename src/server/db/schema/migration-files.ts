import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const FUNCTIONS = fileURLToPath(new URL('../functions/', import.meta.url));

/** One SQL file. It runs once on each database; a function's file runs once for each version of its text. */
export interface Migration {
  name: string;
  /** SHA-256 of its text, in hexadecimal. */
  hash: string;
  statements: string[];
  /** Runs outside of a transaction, one statement after the other, each of which may have run before. */
  isAlone: boolean;
  /** Releases that do not know it still work with its schema. */
  isCompatible: boolean;
  /** The earlier release that stopped using what this one removes. */
  contracts: string | null;
  /**
   * For a baseline: the last of the migrations it replaces. A database on which that one ran has everything the baseline makes.
   */
  replaces: string | null;
}

/** All migrations of a release, in order of name, then its functions, each named with the hash of its text. */
export function migrationsIn(migrations = MIGRATIONS, functions = FUNCTIONS): Migration[] {
  const inFolder = (folder: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => migrationOf(file, readFileSync(path.join(folder, file), 'utf8')));
  return [...inFolder(migrations), ...inFolder(functions).map(asFunction)];
}

/** Always compatible: everything the previous release calls and reads is still there. */
export function asFunction(file: Migration): Migration {
  const name = `function ${path.basename(file.name, '.sql')} ${file.hash.slice(0, 8)}`;
  return { ...file, name, isCompatible: true };
}

/** The comment at the head of a file says how it runs. */
export function migrationOf(name: string, text: string): Migration {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const head = lines.slice(0, end === -1 ? lines.length : end).map((line) => line.slice(2).trim());
  const said = (word: string) =>
    head.find((line) => line.startsWith(`${word}: `))?.slice(word.length + 2) ?? null;
  return {
    name,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: statementsIn(text),
    isAlone: head.includes('alone'),
    isCompatible: head.includes('compatible'),
    contracts: said('contracts'),
    replaces: said('replaces'),
  };
}

/** Statements end at the end of a line; text between `$$` is the body of a function. */
function statementsIn(text: string): string[] {
  const statements = [''];
  text.split('$$').forEach((part, index) => {
    const [first = '', ...rest] = index % 2 === 1 ? [`$$${part}$$`] : part.split(/;\s*\n/);
    statements.push(`${statements.pop() ?? ''}${first}`, ...rest);
  });
  return statements.filter((statement) => statement.replace(/--.*$/gm, '').trim() !== '');
}
