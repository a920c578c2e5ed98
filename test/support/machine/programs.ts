import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of programs, whatever PATH is; the last is for programs that only root runs. */
const USUAL = ['/usr/bin', '/usr/local/bin', '/usr/sbin'];

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program of this machine by its name; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...USUAL];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}
