import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { type LiveNews, newsSchema } from '../../domain/live-schema.ts';
import { type Topic, TOPICS } from '../../domain/live.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import { sha256 } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { esimsRevision } from '../esims/queries.ts';
import { clientAddress } from '../http/client-address.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { guestOf } from '../identity/guest-cookie.ts';
import { Audience } from './audience.ts';
import { listenerOf, nobody } from './listener.ts';
import { Listening } from './listening.ts';
import { takePlace } from './stream-places.ts';

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

const liveNow = createRoute({
  method: 'get',
  path: '/live/now',
  summary: 'What a stream would say at its beginning, for those who cannot have one',
  request: live.request,
  responses: {
    200: {
      description: 'The revision of each topic; of eSIMs only where the visitor has any',
      content: { 'application/json': { schema: z.object({ news: z.array(newsSchema) }) } },
    },
    ...failures,
  },
});

/**
 * `GET /live?topics=countries,regions,esims`: server-sent events that something changed, with its revision. Visitors hear only of
 * their own eSIMs; the owner is read again before each message, and the stream ends if it has changed. A visitor with too many
 * streams is refused (429, or 503 if the process has too many), and polls `/live/now` instead.
 */
export function liveRoutes(
  deps: Pick<Deps, 'news' | 'streams' | 'auth' | 'db' | 'log' | 'now' | 'settings'>,
) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  const audience = new Audience(deps.news);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(live, async (c) => {
      const topics = readTopics(c.req.valid('query').topics);
      const place = { address: clientAddress(c, trusted), visitor: visitorOf(c) };
      const { ended, end } = takePlace(deps.streams, place, deps.settings.LIVE_STREAMS);
      try {
        const readAgain = topics.includes('esims') ? listenerOf(deps, c) : nobody;
        const listener = await readAgain();
        const listening = new Listening(deps, audience, { topics, listener, readAgain, ended, end });
        return new Response(new ReadableStream<Uint8Array>(listening), {
          headers: {
            'Content-Type': 'text/event-stream',
            'Cache-Control': 'no-store, no-transform',
            'X-Accel-Buffering': 'no',
          },
        });
      } catch (error) {
        end();
        throw error;
      }
    })
    .openapi(liveNow, async (c) => {
      const topics = readTopics(c.req.valid('query').topics);
      const listener = topics.includes('esims') ? await listenerOf(deps, c)() : null;
      const news: LiveNews[] = [];
      for (const topic of topics)
        if (topic !== 'esims') news.push({ topic, revision: deps.news.revision(topic) });
      if (listener) news.push({ topic: 'esims', revision: await esimsRevision(deps.db.db, listener.owner) });
      return c.json({ news }, 200, { 'Cache-Control': 'no-store' });
    });
}

/** The guest cookie is the shop's own; a session cookie is not looked up for this. */
function visitorOf(c: Context): string | null {
  const cookie = guestOf(c)?.hash.toString('base64url') ?? readSessionCookie(c);
  return cookie === null ? null : sha256(`stream ${cookie}`).toString('base64url');
}

function readSessionCookie(c: Context): string | null {
  const [, cookie] =
    Object.entries(getCookie(c)).find(([name]) => name.endsWith('simport.session_token')) ?? [];
  return cookie ?? null;
}

function readTopics(text: string | undefined): Topic[] {
  const wanted = new Set((text ?? TOPICS.join(',')).split(','));
  const topics = TOPICS.filter((topic) => wanted.delete(topic));
  if (wanted.size > 0 || topics.length === 0) throw new Problem('unknown_topic', { topics: TOPICS });
  return topics;
}
