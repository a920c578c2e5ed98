import { readFileSync } from 'node:fs';

/** Of this release, as `package.json` has it: '0.1.0'. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
