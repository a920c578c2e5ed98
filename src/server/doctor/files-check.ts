import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { amber, green, type Findings, red } from '../core/finding.ts';

/** Whether the data folder is writable, and whether other users of this machine can read keys. */
export async function* checkFiles(dataDir: string): Findings {
  const about = 'Files: DATA_DIR';
  const nearest = nearestOf(path.resolve(dataDir));
  if (!mayWrite(nearest))
    yield red(
      about,
      `${nearest} cannot be written by this user`,
      'Give the folder to the user that the shop runs as.',
    );
  else if (!existsSync(dataDir)) yield green(about, `${dataDir} is created at the start`);
  else if (isOpen(dataDir)) yield amber(about, `others can read ${dataDir}`, `chmod 700 ${dataDir}`);
  else yield green(about, dataDir);
  if (existsSync('.env') && isOpen('.env'))
    yield amber('Files: .env', 'others on this machine can read the keys in it', 'chmod 600 .env');
}

/** The folder itself, or its nearest existing parent: the start creates the rest in it. */
function nearestOf(folder: string): string {
  return existsSync(folder) ? folder : nearestOf(path.dirname(folder));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isOpen(file: string): boolean {
  return (statSync(file).mode & 0o077) !== 0;
}
