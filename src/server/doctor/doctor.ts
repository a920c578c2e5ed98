import { type Finding, green, type Findings, red, messageOf } from '../core/finding.ts';
import { checkSettings, type Settings } from '../core/settings/env.ts';

/** One part to check, once the settings it needs are right. */
export interface Examination<Needs extends keyof Settings = keyof Settings> {
  about: string;
  needs: Needs[];
  /** Whether the shop uses this part at all; by default it does. */
  isWanted?: (settings: Partial<Settings>) => boolean;
  examine: (settings: Settings) => Findings;
}

/**
 * Checks the settings, then all parts at once, but only those whose settings are right: a shop being set up has only some.
 * Returns the findings in the order of the parts.
 */
export async function checkAll(env: NodeJS.ProcessEnv, parts: Examination[]): Promise<Finding[]> {
  const { settings, problems } = checkSettings(env);
  const findings = [...problems].map(([name, why]) =>
    red(`Settings: ${name}`, why, 'Set it; .env.example explains it.'),
  );
  if (problems.size === 0) findings.push(green('Settings', 'all are valid'));
  const wanted = parts.filter(({ isWanted }) => isWanted?.(settings) ?? true);
  const examining = wanted.map(async ({ about, needs, examine }) => {
    const missing = needs.filter((name) => settings[name] === undefined);
    if (missing.length > 0) return [red(about, `not checked: ${missing.join(', ')}`, 'Set these first.')];
    return collect(about, examine(settings as Settings));
  });
  return [...findings, ...(await Promise.all(examining)).flat()];
}

async function collect(about: string, examined: Findings): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    for await (const finding of examined) findings.push(finding);
  } catch (error) {
    findings.push(red(about, messageOf(error), 'This was not expected: look into it yourself.'));
  }
  return findings;
}
