import { readFileSync } from 'node:fs';

/** Of this release, as `package.json` has it: '0.1.0'. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/**
 * A verb of the command line, as whoever reads this types it. `SHOP_COMMAND` says how on a machine with units or in a container:
 * what npm runs there has none of the settings, and would be another shop.
 */
export function asTyped(verb: string): string {
  return `${process.env['SHOP_COMMAND'] || 'npm run shop --'} ${verb}`;
}
