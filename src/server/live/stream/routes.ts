import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { type LiveNews, newsSchema } from '../../../domain/live-schema.ts';
import { type Topic, TOPICS } from '../../../domain/live.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { guestOf } from '../../account/identity/guest-cookie.ts';
import { readNetworks } from '../../core/settings/networks.ts';
import { sha256 } from '../../db/cipher.ts';
import type { Deps } from '../../deps.ts';
import { esimsRevision } from '../../esims/queries.ts';
import { clientAddress } from '../../http/client-address.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import type { Owner } from '../../purchase/owner.ts';
import { type Listener, listenerOf, nobody } from './listener.ts';
import { RETRY_AFTER_SECONDS, takePlace } from './stream-places.ts';

/** Proxies and browsers give up on a silent stream; a comment now and then keeps it. */
const HEARTBEAT_MS = 20_000;
/** Words that wait for a reader, the comments among them. */
const MOST_UNREAD = 20;

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
 * `GET /live?topics=countries,regions,esims`: server-sent events that something changed, and its revision. Of eSIMs each
 * visitor hears their own; whose they are is asked again before each word, and the stream ends where that has changed.
 * Who has too many open is refused (429, or 503 where the process has), and asks `/live/now` every now and then.
 */
export function liveRoutes(
  deps: Pick<Deps, 'news' | 'streams' | 'auth' | 'db' | 'log' | 'now' | 'settings'>,
) {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(live, async (c) => {
      const topics = readTopics(c.req.valid('query').topics);
      const place = { address: clientAddress(c, trusted), visitor: visitorOf(c) };
      c.header('Retry-After', String(RETRY_AFTER_SECONDS));
      const { ended, end } = takePlace(deps.streams, place);
      c.header('Retry-After', undefined);
      try {
        const readAgain = topics.includes('esims') ? listenerOf(deps, c) : nobody;
        const listener = await readAgain();
        return new Response(tell(deps, { topics, listener, readAgain, ended, end }), {
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

interface Telling {
  topics: readonly Topic[];
  /** Whose eSIMs it is about; null for nobody's. */
  listener: Listener;
  /** Reads that once more. */
  readAgain: () => Promise<Listener>;
  ended: Promise<void>;
  end: () => void;
}

/** Says what is new until the stream ends. A stream of the platform's, for thousands of them are open at once. */
function tell(
  deps: Pick<Deps, 'news' | 'db' | 'log'>,
  { topics, listener, readAgain, ended, end }: Telling,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        // Nobody reads any more: the other end is gone, whatever the connection says.
        if ((stream.desiredSize ?? 0) < -MOST_UNREAD) end();
        else stream.enqueue(new TextEncoder().encode(text));
      };
      const say = (topic: Topic, revision: number) =>
        write(`event: news\ndata: ${JSON.stringify({ topic, revision })}\n\n`);
      const sayIfStillTheirs = async (revision: number) => {
        if ((await readAgain())?.key !== listener?.key) end();
        else if (isOpen) say('esims', revision);
      };
      const unsubscribe = deps.news.subscribe(({ topic, revision, owner }) => {
        if (!topics.includes(topic)) return;
        if (owner === undefined) say(topic, revision);
        else if (owner === listener?.key) {
          void sayIfStillTheirs(revision).catch((error: unknown) => {
            deps.log.warn({ err: error }, 'whose a stream is cannot be read now');
            end();
          });
        }
      });
      const beat = setInterval(write, HEARTBEAT_MS, ': still here\n\n');
      let isOpen = true;
      const finish = async () => {
        await ended;
        isOpen = false;
        clearInterval(beat);
        unsubscribe();
        try {
          stream.close();
        } catch {
          // The browser has left it already.
        }
      };
      void finish();
      // What changed between the page's data and this stream would be missed otherwise.
      for (const topic of topics) if (topic !== 'esims') say(topic, deps.news.revision(topic));
      const sayFirst = async (owner: Owner) => {
        const revision = await esimsRevision(deps.db.db, owner);
        if (isOpen) say('esims', revision);
      };
      if (listener) void sayFirst(listener.owner).catch(end);
    },
    cancel: end,
  });
}

/** The guest cookie is the shop's own; what a session cookie says is not looked up for this. */
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
