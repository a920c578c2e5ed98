import { type Finding, green, type Findings, red, messageOf } from '../core/finding.ts';
import { checkSettings, type Settings } from '../core/settings/env.ts';
import { withoutSecrets } from '../core/settings/without-secrets.ts';

/** One part to check, once the settings it needs are right. */
export interface Examination<Needs extends keyof Settings = keyof Settings> {
  about: string;
  needs: Needs[];
  /** Whether the shop uses this part at all; by default it does. */
  isWanted?: (settings: Partial<Settings>) => boolean;
  examine: (settings: Settings) => Findings;
}

const SETTINGS = 'Settings';

/**
 * Checks the settings, then all parts at once, but only those whose settings are right: a shop being set up has only some.
 * Returns the findings by part, in the order of the parts; no finding names a secret.
 * @param only the parts to check; undefined for all
 */
export async function checkAll(
  env: NodeJS.ProcessEnv,
  parts: Examination[],
  only?: ReadonlySet<string>,
): Promise<Map<string, Finding[]>> {
  const { settings, problems } = checkSettings(env);
  const hide = withoutSecrets(settings);
  const wrong = [...problems].map(([name, why]) =>
    red(`${SETTINGS}: ${name}`, why, 'Set it; .env.example explains it.'),
  );
  const isAsked = (about: string) => only === undefined || only.has(about);
  const wanted = parts.filter(({ about, isWanted }) => isAsked(about) && (isWanted?.(settings) ?? true));
  const examining = wanted.map(async ({ about, needs, examine }): Promise<[string, Finding[]]> => {
    const missing = needs.filter((name) => settings[name] === undefined);
    if (missing.length > 0)
      return [about, [red(about, `not checked: ${missing.join(', ')}`, 'Set these first.')]];
    const found = await collect(about, examine(settings as Settings));
    return [about, found.map(hide)];
  });
  const whole = wrong.length > 0 ? wrong : [green(SETTINGS, 'all are valid')];
  return new Map([
    ...(isAsked(SETTINGS) ? [[SETTINGS, whole] as [string, Finding[]]] : []),
    ...(await Promise.all(examining)),
  ]);
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
