import { settingsSchema } from './env.ts';

/** Names of all settings, those that somebody has set and those that were left as they are. Never what they are set to. */
export function namesOfSettings(env: NodeJS.ProcessEnv): { set: string[]; unset: string[] } {
  const names = Object.keys(settingsSchema.shape).toSorted();
  return { set: names.filter((name) => env[name]), unset: names.filter((name) => !env[name]) };
}
