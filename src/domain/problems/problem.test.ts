import { describe, expect, it } from 'vitest';

import { BARE, TOLD } from '../../../test/support/shop/problem-answers.ts';
import { Problem } from './problem.ts';
import { type BareReason, type Facts, REASONS } from './reasons.ts';

const bare = Object.keys(BARE) as BareReason[];
// That facts belong to their reason is checked above; here all are taken for those of one.
const told = Object.entries(TOLD).flatMap(([reason, answers]) =>
  answers.map(([code, sentence, facts]) => {
    return { reason: reason as 'declined', code, sentence, facts: facts as Facts['declined'] };
  }),
);

describe('a problem', () => {
  it.each(bare)('%s has exactly this answer', (reason) => {
    const { code, message, facts } = new Problem(reason);
    expect([code, message]).toEqual(BARE[reason]);
    expect(facts).toEqual({});
  });

  it.each(told)('$reason has exactly this sentence, with its facts: $sentence', (known) => {
    const { code, message, facts } = new Problem(known.reason, known.facts);
    expect([code, message]).toEqual([known.code, known.sentence]);
    expect(facts).toEqual(known.facts);
  });

  it('has only facts that an answer can hold beside its message', () => {
    for (const { facts } of told) {
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      expect(Object.keys(facts)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(error|code|reason)$/)]),
      );
    }
  });

  it('does not contain its own sentence', () => {
    // @ts-expect-error -- a code and a sentence are no reason and its facts
    expect(() => new Problem('not_found', 'There is no such thing.')).toThrow(TypeError);
  });

  it('has a sentence for every reason', () => {
    expect([...bare, ...Object.keys(TOLD)].sort()).toEqual(Object.keys(REASONS).sort());
  });
});
