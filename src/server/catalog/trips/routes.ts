import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { Hono } from 'hono';

import { LANGUAGE_CODES, languageOf, SOURCE } from '../../../domain/languages.ts';
import { recordOf } from '../../../domain/record-of.ts';
import { TRIP_PARAMETERS } from '../../../domain/trip-parameters.ts';
import { readTripAddress } from '../../../domain/trip/trip-address.ts';
import { tripAnswerSchema } from '../../../domain/trip/trip-schema.ts';
import { inLanguage } from '../../core/localized.ts';
import { pageUrl } from '../../core/settings/page-url.ts';
import type { Deps } from '../../deps.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';
import { BARE_POLICY, securityHeaders } from '../../http/web-policy.ts';
import { snapshotIn } from '../in-language.ts';
import { answerTrip } from './answer-trip.ts';
import * as english from './localized-calendar.ts';

/** Each stop has its own; the answer says which of the others are given twice. */
const list = z.string().or(z.array(z.string())).optional();

const trip = createRoute({
  method: 'get',
  path: '/trip',
  summary:
    'Plans for a trip of several stops, each with its place and days in this order: for the least money, and with the fewest plans',
  request: {
    query: z.object({
      ...recordOf(TRIP_PARAMETERS, () => list),
      language: z.enum(LANGUAGE_CODES).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The trip as it was understood, and its plans',
      content: { 'application/json': { schema: tripAnswerSchema } },
    },
    ...failures,
  },
});

export function tripRoutes({ catalog }: Pick<Deps, 'catalog'>) {
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid }).openapi(trip, (c) => {
    const { language = SOURCE } = c.req.valid('query');
    const typed = readTripAddress(new URL(c.req.url).searchParams);
    return c.json(answerTrip(snapshotIn(catalog.current(), language), typed), 200);
  });
}

/** The days on which to install the plans of a trip, as a calendar: '/trip.ics?place=PT&days=4&start=2026-06-01'. */
export function tripCalendarRoutes({
  catalog,
  settings,
  now,
}: Pick<Deps, 'catalog' | 'settings' | 'now'>): Hono {
  const headers = {
    ...securityHeaders(settings),
    'content-security-policy': BARE_POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
  return new Hono().on('GET', ['/trip.ics', '/:language{[a-z-]+}/trip.ics'], async (c) => {
    const { language } = languageOf(c.req.path);
    const { calendarOf, calendarWords } = await inLanguage(
      language,
      english,
      new URL('./localized-calendar.ts', import.meta.url),
    );
    const query = new URL(c.req.url).searchParams;
    const { start, ...typed } = readTripAddress(query);
    const { stops, plans } = answerTrip(snapshotIn(catalog.current(), language), { ...typed, start });
    const shown = query.get('plans') === 'fewest' ? (plans?.fewest ?? plans?.cheapest) : plans?.cheapest;
    if (start === null || !shown || shown.length === 0)
      return c.body(`${calendarWords.noTrip}\n`, 400, {
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
      });
    const calendar = calendarOf({
      plans: shown,
      start,
      placeAt: (stop) => stops[stop]?.place?.name ?? '',
      now: now(),
      urlOf: (path) => pageUrl(settings, language, path),
    });
    return c.body(calendar, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="trip.ics"',
    });
  });
}
