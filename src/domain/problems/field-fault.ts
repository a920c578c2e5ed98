import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a field of a request: its place, and what it should be. */
export type FieldFault = { path: (string | number)[] } & Fault;

type Fault =
  | { fault: 'missing' }
  /** Not a `string`, a `number` and so on, in the validation library's terms. */
  | { fault: 'kind'; wanted: string }
  | { fault: 'value'; known: string[] }
  | { fault: 'empty' }
  | { fault: 'size'; of: string; bound: Bound; count: number }
  | { fault: 'email' }
  | { fault: 'form' }
  | { fault: 'unknown_field'; name: string }
  /** A rule of ours, which carries its own sentence. */
  | { fault: 'rule'; words: string };

type Bound = 'at least' | 'more than' | 'at most' | 'less than';

/** The validation library's own messages, which are for programmers; our texts begin differently. */
const LIBRARY_WORDS = /^(Invalid |Too (small|big):|Unrecognized key)/;

/** A fault from the validation library's issue. */
export function faultOf(issue: Issue): FieldFault {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  return LIBRARY_WORDS.test(issue.message)
    ? { path, ...whatIsWrong(issue) }
    : { path, fault: 'rule', words: issue.message };
}

/* oxlint-disable simport/no-literal-words -- the bounds are facts for programs */
function whatIsWrong(issue: Issue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { fault: 'missing' }
        : { fault: 'kind', wanted: issue.expected };
    case 'invalid_value':
      return { fault: 'value', known: issue.values.map(String) };
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { fault: 'empty' };
      return size(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return size(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_format':
      return { fault: issue.format === 'email' ? 'email' : 'form' };
    case 'unrecognized_keys':
      return { fault: 'unknown_field', name: issue.keys[0]?.slice(0, 50) ?? '' };
    default:
      return { fault: 'form' };
  }
}

/* oxlint-enable simport/no-literal-words */

function size(of: string, bound: Bound, count: number | bigint): Fault {
  return { fault: 'size', of, bound, count: Number(count) };
}
