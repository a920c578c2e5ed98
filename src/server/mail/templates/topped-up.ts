import { formatIccid } from '../../../domain/esims/iccid.ts';
import { type TopUpTurn, turnWords } from '../../../domain/esims/top-up-turn.ts';
import type { MailDescription } from '../description.ts';
import { type BoughtFacts, boughtSection, refundSection, startsNote, withdrawalSections } from './bought.ts';
import { describeMail, greet } from './frame.ts';
import { formatPlaceMoment, passOf, seeEsim } from './order.ts';

export interface ToppedUpFacts extends BoughtFacts {
  /** The owner's page of this eSIM. */
  esimUrl: string;
  /** When the plan starts, given the others on the eSIM. */
  turn: TopUpTurn;
}

/** 'Your plan for Japan is on your eSIM': nothing to install, when it starts, and the amount paid. */
export function toppedUp(facts: ToppedUpFacts): MailDescription {
  const { plan, turn } = facts;
  const starts = turnWords(
    turn,
    {
      behind: 'It starts when the first one ends.',
      firstUse: startsNote(plan),
      after: (moment: string) => `It starts after ${moment}, when the same plan on this eSIM ends.`,
    },
    (at) => formatPlaceMoment(new Date(at), plan),
  );
  return describeMail(facts.brand, {
    pass: passOf(facts, 'paid'),
    subject: `Your plan for ${plan.country} is on your eSIM`,
    preview: 'There’s nothing to install. It starts by itself.',
    lead: greet(
      facts.buyer,
      `there’s nothing to install. The eSIM on your phone already has the new plan. ${starts}`,
    ),
    sections: [
      seeEsim(facts.esimUrl),
      {
        kind: 'text',
        title: 'Good to know',
        text: 'Keep the eSIM on your phone with data roaming on.',
      },
      boughtSection(facts, ['Added to ICCID', formatIccid(facts.iccid)]),
      ...withdrawalSections(facts),
      refundSection(facts, 'the plan has not been used'),
    ],
  });
}
