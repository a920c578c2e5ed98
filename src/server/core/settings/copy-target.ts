/** Where copies of the database go, and the program that brings them there. */
export type CopyTarget =
  | { program: 'restic'; repository: string }
  /** @property folder with the name of a remote: 'b2:bucket/simport' */
  | { program: 'rclone'; folder: string }
  /** @property host a host of the ssh configuration, or 'user@host' */
  | { program: 'scp'; host: string; folder: string };

/** Reads `COPY_TO`: 'restic:<repository>', 'rclone:<remote>:<path>' or 'scp:<user@host>:<folder>'; null if it is none of these. */
export function readCopyTarget(text: string): CopyTarget | null {
  const [, program, place = ''] = /^(restic|rclone|scp):(\S+)$/.exec(text) ?? [];
  // A word that begins with a hyphen would be an option of the program.
  if (place === '' || place.startsWith('-')) return null;
  if (program === 'restic') return { program, repository: place };
  const [, name = '', folder = ''] = /^([^:/]+):(.*)$/.exec(place) ?? [];
  if (name === '') return null;
  if (program === 'rclone') return { program, folder: withoutEnd(place) };
  return folder.startsWith('/') ? { program: 'scp', host: name, folder: withoutEnd(folder) || '/' } : null;
}

/** The folder without the slashes at its end. */
function withoutEnd(folder: string): string {
  const end = Array.from(folder).findLastIndex((letter) => letter !== '/');
  return folder.slice(0, end + 1);
}
