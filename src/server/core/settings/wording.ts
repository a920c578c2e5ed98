import type { z } from 'zod';

/** What is wrong with a setting, as the end of a sentence that begins with its name. */
export function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.includes('undefined')) return 'is missing';
  if (issue.code === 'invalid_type') return 'must be a number';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${unit}`;
  if (issue.code === 'too_small')
    return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`;
  return issue.message;
}
