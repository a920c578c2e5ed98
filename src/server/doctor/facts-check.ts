import { DATED_FACTS, FRESH_DAYS, staleFacts } from '../../domain/help/dated-facts.ts';
import { amber, type Findings, green } from '../core/finding.ts';

/** Whether somebody has checked lately what the shop tells of the world outside. */
export async function* checkFacts(now: Date): Findings {
  const stale = staleFacts(now);
  const all = Object.keys(DATED_FACTS).length;
  if (stale.length === 0) yield green('Facts', `all ${all} checked within ${FRESH_DAYS} days`);
  for (const { what, where, owner, checked, days } of stale)
    yield amber(
      `Facts: ${what}`,
      `last checked on ${checked}, ${days} days ago`,
      `Ask ${owner} to check it. Corrections belong in ${where}, the day in src/domain/help/dated-facts.ts.`,
    );
}
