import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Classes and animations: the names by which rules refer to each other. */
const NAMED = /(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g;

/**
 * The class names in the built pages. They are short, since they occur in styles, scripts and documents, and numbered over all
 * style modules, so that server and browser have the same. The line below keeps them apart from words that ad blockers hide.
 * @param leftOut a folder below it whose style modules the pages do not use: it does not change the numbers
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
