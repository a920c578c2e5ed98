import {
  CONSOLE_NAMES,
  type ConsoleSetting,
  type PublishedSettings,
} from '../../domain/operators/settings/settings.ts';
import { checkSettings, type Settings } from '../core/settings/env.ts';

/**
 * The default of each setting as text, beside all others that are set: the right of withdrawal has another one for the time of a
 * refund. Empty if there is none.
 */
export function usualText(
  { GIVEN }: Pick<Settings, 'GIVEN'>,
  published: PublishedSettings,
): Record<ConsoleSetting, string> {
  const given: Record<string, string | undefined> = { ...published, ...Object.fromEntries(GIVEN) };
  return Object.fromEntries(
    CONSOLE_NAMES.map((name) => {
      const { settings } = checkSettings({ ...given, [name]: undefined });
      const value = settings[name];
      // The defaults of all others are empty.
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  ) as Record<ConsoleSetting, string>;
}
