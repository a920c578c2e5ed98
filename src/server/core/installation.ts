import { existsSync, readFileSync } from 'node:fs';

/** The version of this release from `package.json`: '0.2.0'. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

const commitFile = new URL('../../../build/commit', import.meta.url);

/**
 * The commit that this was built from: 40 hexadecimal digits, then `-dirty` if files differed from it. Null if the build could not
 * know it.
 */
export const COMMIT = (existsSync(commitFile) && readFileSync(commitFile, 'utf8')) || null;

/**
 * A command as the reader would type it. `SHOP_COMMAND` gives the prefix on a machine with units or in a container: `npm run` has
 * none of the settings there, and would open another shop.
 */
export function asTyped(verb: string): string {
  return `${process.env['SHOP_COMMAND'] || 'npm run shop --'} ${verb}`;
}
