interface Equivalent {
  file: string;
  /** The line, and what of it became what: so only this place is meant. */
  line: string;
  from: string;
  to: string;
  /** Why no test can tell the two apart. */
  because: string;
}

const RULES = 'src/domain/operators/pricing/price-rules.ts';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: RULES,
    line: 'return a < b ? -1 : 1;',
    from: 'a < b',
    to: 'a <= b',
    because: 'equal ones were answered on the line before',
  },
  {
    file: RULES,
    line: 'return JSON.stringify([scope, of, time(from, -Infinity), time(until, Infinity)].map(String));',
    from: '-Infinity',
    to: '+Infinity',
    because: 'a key says that there is no beginning, and no beginning is at either infinity',
  },
  {
    file: RULES,
    line: "(part === null ? undefined : byKey.get(key('region', part))) ??",
    from: 'part === null',
    to: 'false',
    because: 'no region is named null, so the lookup finds nothing either way',
  },
  {
    file: RULES,
    line: 'return from === other ? time(rule.until, Infinity) < time(than.until, Infinity) : from > other;',
    from: 'time(rule.until, Infinity) < time(than.until, Infinity)',
    to: 'time(rule.until, Infinity) <= time(than.until, Infinity)',
    because: 'two rules of the same scope and time are refused',
  },
  {
    file: RULES,
    line: 'return from === other ? time(rule.until, Infinity) < time(than.until, Infinity) : from > other;',
    from: 'from > other',
    to: 'from >= other',
    because: 'equal ones were answered by the other branch',
  },
];
