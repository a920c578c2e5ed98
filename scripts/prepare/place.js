import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const binFolder = path.join(root, 'node_modules', '.bin');

/** The Node that runs everything; it is one of the installed packages. */
export const pinnedNode = path.join(binFolder, 'node');

export const hasPinnedNode = () => existsSync(pinnedNode);

/** The environment that finds `node` and the installed tools first. */
export function withTools() {
  return { ...process.env, PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}` };
}

/** The environment with the machine's own Node and npm. */
export function withoutTools() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const others = folders.filter((folder) => path.resolve(folder) !== binFolder);
  return { ...process.env, PATH: others.join(path.delimiter) };
}
