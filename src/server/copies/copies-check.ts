import { type Findings, green, red } from '../core/finding.ts';
import { asTyped } from '../core/installation.ts';
import type { Settings } from '../core/settings/env.ts';
import { openCopyStore } from './copy-store.ts';
import { CopyFailed } from './run-program.ts';

/** A copy a day, and time for one that is late. */
const OLD_HOURS = 26;

/** Asks the place outside this machine for its newest copy. */
export async function* checkCopies(
  { COPY_TO, COPY_SSH_CONFIG }: Pick<Settings, 'COPY_TO' | 'COPY_SSH_CONFIG'>,
  now: Date,
): Findings {
  const about = 'Copies: COPY_TO';
  if (COPY_TO === undefined) return;
  try {
    const copies = await openCopyStore(COPY_TO, COPY_SSH_CONFIG).list();
    const newest = copies.at(-1);
    if (!newest) {
      yield red(
        about,
        'has no copy yet',
        `Make one: \`systemctl start simport-copy\`, in containers \`docker compose restart backup\`, of the embedded database \`${asTyped('backup')}\`.`,
      );
      return;
    }
    const hours = Math.max(0, Math.round((now.getTime() - newest.at.getTime()) / 3_600_000));
    const found = `${copies.length} ${copies.length === 1 ? 'copy' : 'copies'}, the newest ${hours} h old`;
    if (hours <= OLD_HOURS) yield green(about, found);
    else
      yield red(
        about,
        found,
        'Read why the last ones failed: `journalctl -u simport-copy`, in containers `docker compose logs backup`. A copy a day is due.',
      );
  } catch (error) {
    if (!(error instanceof CopyFailed)) throw error;
    yield red(
      about,
      error.message,
      'Copies stay on this machine until that works: docs/going-live.md, step 10.',
    );
  }
}
