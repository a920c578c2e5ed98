import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { TopUpTurn } from '../../../domain/esims/top-up-turn.ts';
import type { MailDescription } from '../description.ts';
import {
  type BoughtFacts,
  boughtSection,
  refundSection,
  startsNote,
  summarySections,
  withdrawalSections,
} from './bought.ts';
import { describeMail, greet } from './frame.ts';
import { formatPlaceMoment, passOf, seeEsim } from './order.ts';
import { toppedUpWords } from './topped-up-words.ts';

export interface ToppedUpFacts extends BoughtFacts {
  /** The owner's page of this eSIM. */
  esimUrl: string;
  /** When the plan starts, given the others on the eSIM. */
  turn: TopUpTurn;
}

/** 'Your plan for Japan is on your eSIM': nothing to install, when it starts, and the amount paid. */
export function toppedUp(facts: ToppedUpFacts): MailDescription {
  return describeMail(facts.brand, {
    pass: passOf(facts, 'paid'),
    subject: toppedUpWords.subject(facts.plan.country),
    preview: toppedUpWords.preview,
    lead: greet(facts.buyer, toppedUpWords.lead(startSentence(facts))),
    sections: [
      seeEsim(facts.esimUrl),
      { kind: 'text', ...toppedUpWords.advice },
      boughtSection(facts, [toppedUpWords.iccid, formatIccid(facts.iccid)]),
      ...withdrawalSections(facts),
      ...summarySections(facts),
      refundSection(facts, 'plan'),
    ],
  });
}

function startSentence({ plan, turn }: ToppedUpFacts): string {
  if (turn.is_behind) return toppedUpWords.startsBehind;
  return turn.starts_after === null
    ? startsNote(plan)
    : toppedUpWords.startsAfter(formatPlaceMoment(new Date(turn.starts_after), plan));
}
