import {
  CONSOLE_NAMES,
  type ConsoleSetting,
  type PublishedSettings,
  settingRow,
} from '../../domain/operators/settings/settings.ts';
import { coalesced } from '../core/coalesced.ts';
import type { Logger } from '../core/log.ts';
import type { Problems, Settings } from '../core/settings/env.ts';
import type { Database } from '../db/database.ts';
import { MalformedRow } from '../db/json-column.ts';
import { newestVersion, revisionAt } from '../revisions/revisions.ts';
import { SETTINGS } from './kind.ts';
import { layered, type MoreRefusals } from './layered.ts';

/** What operators have published of the settings, as far as this process follows it. */
interface InForce {
  /** 0 before anybody has published. */
  version: number;
  /** In force in this process. */
  values: PublishedSettings;
  /** A newer version that cannot be in force; null if there is none. */
  refused: { version: number; problems: Problems } | null;
  /** Those that this process reads at its start, and that have changed since. */
  waiting: readonly ConsoleSetting[];
}

export interface SettingsInForce {
  /** The last read state; a new object only if something changed. */
  current(): InForce;
  /** Resolves once `current` is the database's state at the call, or newer. If that fails the old state remains. */
  refresh(): Promise<void>;
  /** What would be wrong with these, beside what the environment has. */
  problemsOf(values: PublishedSettings): Problems;
}

/** A refused version rarely follows another one. */
const MOST_BACK = 50;

/**
 * Opens the settings in force and puts them into `settings`, where every feature reads them; what the environment sets stays as it
 * is. A version that breaks a rule, perhaps because another release or another environment has stricter ones, never stops a
 * process: what was in force before stays.
 */
export async function openSettings(
  { db }: Database,
  settings: Settings,
  refusals: MoreRefusals,
  log: Logger,
): Promise<SettingsInForce> {
  let inForce: InForce = { version: 0, values: {}, refused: null, waiting: [] };
  let started: PublishedSettings | null = null;
  let seen = 0;

  const judge = async (version: number) => {
    try {
      const found = await revisionAt(db, SETTINGS, version);
      const values = found?.content ?? {};
      return { values, ...layered(settings, values, refusals) };
    } catch (error) {
      if (!(error instanceof MalformedRow)) throw error;
      const problems: Problems = new Map([['settings', 'cannot be read']]);
      return { values: {}, settings: {}, problems };
    }
  };
  const put = (version: number, { values, settings: effective }: Awaited<ReturnType<typeof judge>>) => {
    const atStart = started ?? values;
    const taken = CONSOLE_NAMES.filter((name) => started === null || !settingRow(name).isReadAtStart);
    Object.assign(settings, Object.fromEntries(taken.map((name) => [name, effective[name]])));
    settings.PUBLISHED = effective.PUBLISHED ?? new Set();
    const waiting = CONSOLE_NAMES.filter(
      (name) => settingRow(name).isReadAtStart && !settings.GIVEN.has(name) && atStart[name] !== values[name],
    );
    const kept = waiting.map((name) => [name, atStart[name]] as const);
    inForce = { version, values: { ...values, ...Object.fromEntries(kept) }, refused: null, waiting };
  };
  const putNewestBefore = async (refused: number) => {
    for (let version = refused - 1; version > Math.max(0, refused - MOST_BACK); version -= 1) {
      const judged = await judge(version);
      if (judged.problems.size === 0) return put(version, judged);
    }
    put(0, await judge(0));
  };
  const read = async () => {
    const newest = await newestVersion(db, SETTINGS);
    if (newest === seen) return;
    const judged = await judge(newest);
    if (judged.problems.size === 0) put(newest, judged);
    else {
      log.error(
        { version: newest, problems: Object.fromEntries(judged.problems) },
        'published settings are refused; those before stay in force',
      );
      // A process that starts has none in force yet.
      if (started === null) await putNewestBefore(newest);
      inForce = { ...inForce, refused: { version: newest, problems: judged.problems } };
    }
    seen = newest;
  };
  await read();
  started = inForce.values;
  return {
    current: () => inForce,
    refresh: coalesced(read),
    problemsOf: (values) => layered(settings, values, refusals).problems,
  };
}
