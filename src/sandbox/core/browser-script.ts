import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const cache = new Map<string, string>();

/** A TypeScript file of ours for a browser, with its types blanked out, as Node does for all other files. */
export function browserScript(file: URL): string {
  const known = cache.get(file.href);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const script = quietly(() => stripTypeScriptTypes(source));
  cache.set(file.href, script);
  return script;
}

/** Node warns at the first call that stripping types is new, which is of no use to anybody who runs the sandbox. */
function quietly<T>(run: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}
