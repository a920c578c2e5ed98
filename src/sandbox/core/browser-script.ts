import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const cache = new Map<string, string>();

/** A TypeScript file of ours as a browser runs it: its types blanked out, as Node does for the rest. */
export function browserScript(file: URL): string {
  const known = cache.get(file.href);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const script = quietly(() => stripTypeScriptTypes(source));
  cache.set(file.href, script);
  return script;
}

/** Node says at the first call that stripping is new; that tells whoever runs the sandbox nothing. */
function quietly<T>(run: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}
