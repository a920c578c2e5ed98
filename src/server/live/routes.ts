import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';

import { type Topic, TOPICS } from '../../domain/live.ts';
import { Problem } from '../../domain/problem.ts';
import { ownerOf } from '../account/owner-of.ts';
import type { Deps } from '../deps.ts';
import { esimsRevision } from '../esims/queries.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { ownerKey } from './announce-esims.ts';

/** Proxies and browsers give up on a silent stream; a comment now and then keeps it. */
const HEARTBEAT_MS = 20_000;
/** Each open page of one browser shares a stream, so this is a lot of browsers for one process. */
const MAX_STREAMS = 2_000;

const live = createRoute({
  method: 'get',
  path: '/live',
  summary: 'Server-sent events that something of a topic changed, each with its revision',
  request: {
    query: z.object({
      topics: z
        .string()
        .max(100)
        .optional()
        .openapi({ description: `Some of ${TOPICS.join(',')}; all unless told` }),
    }),
  },
  responses: {
    200: {
      description: 'Events named `news`; their data is a JSON object of topic and revision',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...failures,
  },
});

/**
 * `GET /live?topics=countries,regions,esims`: server-sent events that something changed, and its revision. Of eSIMs each
 * visitor hears their own; whose they are is asked again before each word, and the stream ends where that has changed.
 */
export function liveRoutes(deps: Pick<Deps, 'news' | 'streams' | 'auth' | 'db' | 'log' | 'now'>) {
  const { news, streams } = deps;
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(live, async (c) => {
    const topics = readTopics(c.req.valid('query').topics);
    if (streams.size >= MAX_STREAMS)
      throw new Problem('unavailable', 'Too many visitors are listening. Please try later.');
    const readOwner = async () => {
      const owner = await ownerOf(deps, c);
      return owner && { owner, key: ownerKey(owner) };
    };
    const listener = topics.includes('esims') ? await readOwner() : null;
    const response = streamSSE(c, async (stream) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const say = (topic: Topic, revision: number) =>
        stream.writeSSE({ event: 'news', data: JSON.stringify({ topic, revision }) }).catch(end);
      const sayIfStillTheirs = async (revision: number) => {
        const now = await readOwner();
        if (now?.key !== listener?.key) end();
        else await say('esims', revision);
      };
      const unsubscribe = news.subscribe(({ topic, revision, owner }) => {
        if (!topics.includes(topic)) return;
        if (owner === undefined) void say(topic, revision);
        else if (owner === listener?.key) {
          void sayIfStillTheirs(revision).catch((error: unknown) => {
            deps.log.warn({ err: error }, 'whose a stream is cannot be read now');
            end();
          });
        }
      });
      const beat = setInterval(() => void stream.write(': still here\n\n').catch(end), HEARTBEAT_MS);
      stream.onAbort(end);
      streams.add(end);
      // What changed between the page's data and this stream would be missed otherwise.
      for (const topic of topics) if (topic !== 'esims') await say(topic, news.revision(topic));
      if (listener)
        await esimsRevision(deps.db.db, listener.owner).then((revision) => say('esims', revision), end);
      await ended;
      streams.delete(end);
      clearInterval(beat);
      unsubscribe();
    });
    response.headers.set('Cache-Control', 'no-store, no-transform');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });
}

function readTopics(text: string | undefined): Topic[] {
  const wanted = new Set((text ?? TOPICS.join(',')).split(','));
  const topics = TOPICS.filter((topic) => wanted.delete(topic));
  if (wanted.size > 0 || topics.length === 0)
    throw new Problem('bad_request', `topics: choose from ${TOPICS.join(', ')}`);
  return topics;
}
