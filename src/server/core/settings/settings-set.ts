import { settingsSchema } from './env.ts';

/** Names of all settings: those that are set and those left at their defaults. Never their values. */
export function namesOfSettings(env: NodeJS.ProcessEnv): { set: string[]; unset: string[] } {
  const names = Object.keys(settingsSchema.shape).toSorted();
  return { set: names.filter((name) => env[name]), unset: names.filter((name) => !env[name]) };
}
