import { z } from 'zod';

import { staleFacts } from '../../../domain/help/dated-facts.ts';
import { LANGUAGES } from '../../../domain/languages.ts';
import { translationProgress } from '../../core/built-languages.ts';
import { findingsSchema } from '../../core/finding.ts';
import { VERSION } from '../../core/installation.ts';
import { namesOfSettings } from '../../core/settings/settings-set.ts';
import { countWaiting, lastSent } from '../../mail/queries.ts';
import { isAlive, readProcesses } from '../../processes/processes.ts';
import { providerCalls, providerCallsSchema } from '../../processes/provider-calls.ts';
import { providersOf } from '../../processes/providers.ts';
import { lastReceipt } from '../../webhook-inbox/last-receipt.ts';
import { iso, isoOrNull, moment, verb } from '../parts/verb.ts';
import { examine } from '../settings/examine.ts';

/** A provider whose last callback is older than this is shown as never having called back. */
const CALLBACK_DAYS = 7;
/** Mails normally leave within moments; one older than this counts as waiting. */
const MAIL_WAITS_MS = 60_000;

export const health = verb({
  permission: 'shop.read',
  summary: 'Show which settings are set, how providers answer and call back, emails, and running processes',
  changes: false,
  input: z.object({}),
  output: z.object({
    release: z.string(),
    mode: z.enum(['sandbox', 'live']),
    /** Names only, no values. */
    settings: z.object({ set: z.array(z.string()), unset: z.array(z.string()) }),
    providers: z.array(
      providerCallsSchema.extend({
        calls_back: z.boolean(),
        /** Null without a callback in the last week. */
        last_callback: z.object({ at: moment, type: z.string() }).nullable(),
      }),
    ),
    mails: z.object({ waiting: z.int(), last_sent: moment.nullable() }),
    /** What the shop tells of the world outside, and nobody has checked for 90 days; the oldest first. */
    stale_facts: z.array(
      z.object({
        what: z.string(),
        where: z.string(),
        owner: z.string(),
        checked: z.iso.date(),
        days: z.int(),
      }),
    ),
    /** How far the translations are, in messages. */
    translations: z.array(
      z.object({
        language: z.string(),
        stage: z.enum(['offered', 'draft', 'tests']),
        messages: z.int(),
        translated: z.int(),
        reviewed: z.int(),
      }),
    ),
    processes: z.array(
      z.object({
        id: z.uuid(),
        role: z.string(),
        host: z.string(),
        version: z.string(),
        started: moment,
        seen: moment,
        /** Whether it reported within the last minute. */
        heard: z.boolean(),
      }),
    ),
  }),
  async run({ deps }) {
    const { db } = deps.db;
    const now = deps.now();
    const processes = await readProcesses(db);
    const since = new Date(now.getTime() - CALLBACK_DAYS * 86_400_000);
    const providers = new Map(providersOf(deps).map((provider) => [provider.id, provider]));
    const told = [];
    for (const facts of providerCalls(deps, processes)) {
      const callsBack = providers.get(facts.id)?.callsBack ?? false;
      const last = callsBack ? await lastReceipt(db, facts.id, since) : null;
      const lastCallback = last && { at: iso(last.at), type: last.type };
      told.push({ ...facts, calls_back: callsBack, last_callback: lastCallback });
    }
    return {
      release: VERSION,
      mode: deps.settings.SHOP_MODE,
      settings: namesOfSettings(process.env),
      providers: told,
      mails: {
        waiting: await countWaiting(db, new Date(now.getTime() - MAIL_WAITS_MS)),
        last_sent: isoOrNull(await lastSent(db)),
      },
      stale_facts: staleFacts(now),
      translations: translationProgress().map(({ language, messages, translated, reviewed }) => {
        const { name, stage } = LANGUAGES[language];
        return { language: name, stage, messages, translated, reviewed };
      }),
      processes: processes.map((one) => ({
        id: one.id,
        role: one.role,
        host: one.host,
        version: one.version,
        started: iso(one.startedAt),
        seen: iso(one.seenAt),
        heard: isAlive(one, now),
      })),
    };
  },
});

export const doctor = verb({
  permission: 'shop.examine',
  summary: 'Check settings, keys, webhooks, database, mail and proxy now; it changes nothing',
  changes: false,
  input: z.object({}),
  output: z.object({
    findings: findingsSchema,
  }),
  async run({ deps }) {
    return { findings: [...(await examine(deps)).values()].flat() };
  },
});
