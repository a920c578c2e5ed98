import { NEEDED_TO_SELL } from '../../domain/operators/settings/settings.ts';
import { SETTING_WORDS } from '../../domain/operators/settings/words.ts';
import { type Finding, green, red } from '../core/finding.ts';
import type { Settings } from '../core/settings/env.ts';

const WHERE = 'Set it under Settings in the console, or in the environment.';

/**
 * Whether the seller is named, by the environment or by operators.
 * @param settings with what operators have published in `GIVEN`
 */
export function checkCompany({ GIVEN, LEGAL_NAME }: Pick<Settings, 'GIVEN' | 'LEGAL_NAME'>): Finding[] {
  const missing = NEEDED_TO_SELL.filter((name) => name !== 'MAIL_FROM' && !GIVEN.has(name));
  if (missing.length === 0) return [green('Company', LEGAL_NAME)];
  return missing.map((name) =>
    red(
      `Company: ${name}`,
      `${SETTING_WORDS[name][0]} is missing: a live shop sells nothing without it`,
      WHERE,
    ),
  );
}

/** Whether somebody has chosen the sender of emails. */
export function checkChosenSender(given: Settings['GIVEN']): Finding {
  const sender = given.get('MAIL_FROM');
  return sender === undefined
    ? red('Mail: MAIL_FROM', 'nobody has chosen a sender: a live shop sells nothing without one', WHERE)
    : green('Mail: MAIL_FROM', sender);
}
