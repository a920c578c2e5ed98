import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The checking library's own words, which are for programmers; texts of ours begin otherwise. */
const LIBRARY_WORDS = /^(Invalid |Too (small|big):|Unrecognized key)/;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields of its own',
};

/** What is wrong with a field of a request, as a sentence: 'Country code must be text.' A rule's own words say it all. */
export function issueWords(issue: Issue): string {
  return LIBRARY_WORDS.test(issue.message)
    ? `${fieldName(issue.path)} ${whatIsWrong(issue)}.`
    : issue.message;
}

/** A field as people say it, and as programs write it where that is not the same. */
function fieldName(path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string');
  if (last === undefined) return 'The request';
  const words = last
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const written = path.join('.');
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return words === written ? name : `${name} (${written})`;
}

function whatIsWrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.values.length > 12
        ? 'is none of the values that are known'
        : `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return size(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return size(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : 'has the wrong form';
    case 'unrecognized_keys':
      return `has a field that is not known here: ${issue.keys[0]?.slice(0, 50) ?? ''}`;
    default:
      return 'has the wrong form';
  }
}

function size({ origin }: { origin: string }, bound: string, count: number | bigint): string {
  if (origin === 'array') return `must have ${bound} ${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${count}${origin === 'string' ? ' characters long' : ''}`;
}

/**
 * What the sign-in library says of a body, `[body.password] Invalid input: ...`, as a sentence.
 * @returns null where it says something else
 */
export function bodyWords(message: string): { field: string; words: string } | null {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} is missing or has the wrong form.` };
}
