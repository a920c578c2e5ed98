import { amber, type Finding, green } from '../core/finding.ts';
import type { Db } from '../db/database.ts';
import { listChannels } from './channels.ts';

/** Whether alerts arrived where they went last. */
export async function checkChannels(db: Db): Promise<Finding> {
  const about = 'Alerts: channels';
  const channels = await listChannels(db);
  const failing = channels.find(({ failingSince }) => failingSince !== null);
  if (!failing)
    return green(about, channels.length === 0 ? 'by mail alone' : `${channels.length} besides the mail`);
  return amber(
    about,
    `${failing.host} has taken none since ${failing.failingSince?.toISOString() ?? ''}: ${failing.lastStatus ?? ''} ${failing.lastWords ?? ''}`,
    'Send a test message under Connections, and make the channel anew if its address has changed. Until then alerts go by mail.',
  );
}
