import { type Facts, type FactsOf, type ProblemReason, REASONS } from './reasons.ts';
import { type ProblemCode, STATUSES } from './statuses.ts';
import { sentenceOf } from './words.ts';

/** An expected failure of a call: its reason and facts. Any other error is a fault of ours and answers 500. */
export class Problem<Reason extends ProblemReason = ProblemReason> extends Error {
  readonly reason: Reason;
  readonly facts: FactsOf<Reason>;

  constructor(reason: Reason, ...[facts]: Reason extends keyof Facts ? [facts: Facts[Reason]] : []) {
    const known = (facts ?? {}) as FactsOf<Reason>;
    super(sentenceOf(reason, known));
    this.name = 'Problem';
    this.reason = reason;
    this.facts = known;
  }

  get code(): ProblemCode {
    return REASONS[this.reason];
  }

  get status(): (typeof STATUSES)[ProblemCode] {
    return STATUSES[this.code];
  }
}
