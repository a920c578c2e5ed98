import { readSettings, WrongSettings } from '../../../src/server/core/settings/env.ts';

/** All that is wrong, by the name of the setting. */
export function wrong(env: Record<string, string>): Record<string, string> {
  try {
    readSettings(env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    const list = /^wrong settings: (.*)\. See \.env\.example\.$/.exec(error.message)?.[1] ?? '';
    return Object.fromEntries(list.split('; ').map((entry) => entry.split(/ (.*)/).slice(0, 2)));
  }
  return {};
}
