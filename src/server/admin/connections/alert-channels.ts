import { z } from 'zod';

import { SEVERITIES } from '../../../domain/operators/cases.ts';
import {
  changeChannel,
  listChannels,
  makeChannel,
  removeChannel,
  testChannel,
} from '../../alerts/channels.ts';
import { complaintAbout, isTaken } from '../../outgoing/call-out.ts';
import { iso, isoOrNull, moment, verb, wrongField } from '../parts/verb.ts';

const kind = z.enum(['slack', 'webhook']);
const severities = z.array(z.enum(SEVERITIES)).min(1).max(SEVERITIES.length);
const one = z.object({ id: z.uuid() });
const done = z.object({});

export const alert_channels = verb({
  permission: 'connections.read',
  summary: 'List where alerts go besides the mail',
  changes: false,
  input: z.object({}),
  output: z.object({
    channels: z.array(
      z.object({
        id: z.uuid(),
        kind,
        /** Of its address, the rest of which is secret. */
        host: z.string(),
        severities: z.array(z.string()),
        made_at: moment,
        /** The newest try; null before it. */
        last: z.object({ at: moment, status: z.int().nullable(), words: z.string() }).nullable(),
        failing_since: moment.nullable(),
      }),
    ),
  }),
  async run({ deps }) {
    const channels = await listChannels(deps.db.db);
    return {
      channels: channels.map((channel) => ({
        id: channel.id,
        kind: channel.kind,
        host: channel.host,
        severities: channel.severities,
        made_at: iso(channel.madeAt),
        last: channel.lastAt && {
          at: iso(channel.lastAt),
          status: channel.lastStatus,
          words: channel.lastWords ?? '',
        },
        failing_since: isoOrNull(channel.failingSince),
      })),
    };
  },
});

export const alert_channel_create = verb({
  permission: 'connections.change',
  summary: 'Send alerts to a Slack-compatible address, or as JSON to a program',
  changes: true,
  input: z.object({ kind, url: z.string().trim().min(1).max(2_000), severities }),
  output: one,
  async run({ deps, by }, given) {
    const complaint = await complaintAbout(deps.settings, given.url);
    if (complaint !== null) throw wrongField('url', complaint);
    return { id: await makeChannel(deps, by, { ...given, severities: [...new Set(given.severities)] }) };
  },
});

export const alert_channel_change = verb({
  permission: 'connections.change',
  summary: 'Change which alerts a channel gets',
  changes: true,
  input: one.extend({ severities }),
  output: done,
  async run({ deps, by }, { id, severities: wanted }) {
    await changeChannel(deps, by, { id, severities: [...new Set(wanted)] });
    return {};
  },
});

export const alert_channel_remove = verb({
  permission: 'connections.change',
  summary: 'Remove a channel; alerts still go by mail',
  changes: true,
  input: one,
  output: done,
  async run({ deps, by }, { id }) {
    await removeChannel(deps, by, id);
    return {};
  },
});

export const alert_channel_test = verb({
  permission: 'connections.work',
  summary: 'Send a test message to a channel now, and show the answer',
  changes: true,
  input: one,
  output: z.object({ arrived: z.boolean(), status: z.int().nullable(), words: z.string() }),
  async run({ deps }, { id }) {
    const answer = await testChannel(deps, id);
    return { arrived: isTaken(answer), status: answer.status, words: answer.words };
  },
});
