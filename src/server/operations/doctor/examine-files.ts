import { accessSync, constants, existsSync, statSync } from 'node:fs';

import { amber, green, type Findings, red } from '../../core/finding.ts';

/** Whether the data folder can be written, and whether others on this machine can read keys. */
export async function* examineFiles(dataDir: string): Findings {
  const about = 'Files: DATA_DIR';
  if (!existsSync(dataDir)) yield green(about, `${dataDir} is made at the start`);
  else if (!mayWrite(dataDir))
    yield red(
      about,
      `${dataDir} cannot be written by this user`,
      'Give the folder to the user that the shop runs as.',
    );
  else if (isOpen(dataDir)) yield amber(about, `others may look into ${dataDir}`, `chmod 700 ${dataDir}`);
  else yield green(about, dataDir);
  if (existsSync('.env') && isOpen('.env'))
    yield amber('Files: .env', 'others on this machine may read the keys in it', 'chmod 600 .env');
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o077) !== 0;
}
