import {
  CONSOLE_NAMES,
  type ConsoleSetting,
  NEEDED_TO_SELL,
  type PublishedSettings,
  settingRow,
} from '../../domain/operators/settings/settings.ts';
import { checkSettings, type Problems, type Settings } from '../core/settings/env.ts';

/** What else a start refuses, once it knows the wholesalers: names of settings, each with why. */
export type MoreRefusals = (settings: Settings) => Iterable<readonly [name: string, why: string]>;

/**
 * The settings of the environment over those that operators have published, by the rules of a start, and what is wrong with the
 * published ones. A problem of the environment alone is none of theirs.
 */
export function layered(
  { GIVEN }: Pick<Settings, 'GIVEN'>,
  published: PublishedSettings,
  refusals: MoreRefusals,
): { settings: Partial<Settings>; problems: Problems } {
  const given = Object.fromEntries(GIVEN);
  const { settings, problems } = checkSettings({ ...published, ...given });
  const own = checkSettings(given);
  for (const name of CONSOLE_NAMES) {
    const [least, most] = settingRow(name).range ?? [];
    const value = GIVEN.has(name) || published[name] === undefined ? null : Number(published[name]);
    if (value === null || least === undefined || most === undefined || problems.has(name)) continue;
    if (value < least) problems.set(name, `must be at least ${least}`);
    if (value > most) problems.set(name, `must be at most ${most}`);
  }
  if (!problems.has('REFUND_HOURS') && !problems.has('WITHDRAWAL'))
    for (const [name, why] of refusals(settings as Settings)) problems.set(name, why);
  for (const [name, why] of own.problems) if (problems.get(name) === why) problems.delete(name);
  settings.GIVEN = GIVEN;
  settings.PUBLISHED = new Set(Object.keys(published).filter((name) => !GIVEN.has(name)));
  return { settings, problems };
}

/** What a live shop lacks to sell. */
export function missingToSell({
  SHOP_MODE,
  GIVEN,
  PUBLISHED,
}: Pick<Settings, 'SHOP_MODE' | 'GIVEN' | 'PUBLISHED'>): ConsoleSetting[] {
  return SHOP_MODE === 'live'
    ? NEEDED_TO_SELL.filter((name) => !GIVEN.has(name) && !PUBLISHED.has(name))
    : [];
}
