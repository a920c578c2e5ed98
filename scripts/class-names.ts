import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Classes and movements, by which rules and other rules know them. */
const NAMED = /(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g;

/**
 * Names of the classes in the built pages, short for they stand in style, scripts and documents: numbered through all modules of
 * style, and so the same for server and browser. The line below keeps them apart from words that blockers of advertisements hide.
 * @param leftOut a folder below it whose modules of style the pages have nothing of: it changes no number
 */
export function shortClassNames(folder: string, leftOut?: string): (name: string, file: string) => string {
  const numbers = new Map<string, string>();
  const key = (file: string, name: string) => `${path.resolve(file.replace(/\?.*$/, ''))} ${name}`;
  for (const file of globSync('**/*.module.css', { cwd: folder }).toSorted()) {
    if (leftOut !== undefined && path.matchesGlob(file, `${leftOut}/**`)) continue;
    const whole = path.join(folder, file);
    for (const [, name = ''] of readFileSync(whole, 'utf8').matchAll(NAMED)) {
      const known = key(whole, name);
      if (!numbers.has(known)) numbers.set(known, `_${numbers.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const number = numbers.get(key(file, name));
    if (number === undefined)
      throw new Error(`${file} has no class ${name}: scripts/class-names.ts did not find it.`);
    return number;
  };
}
