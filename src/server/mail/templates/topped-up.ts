import { formatIccid } from '../../../domain/esims/iccid.ts';
import { startWords, type TopUpTurn } from '../../../domain/esims/top-up-turn.ts';
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
  const isNext = turn.is_behind || turn.starts_after !== null;
  const starts = startWords(turn, (at) => formatPlaceMoment(new Date(at), facts.plan)).join('');
  return describeMail(facts.brand, {
    pass: passOf(facts, 'paid'),
    subject: `Your plan for ${plan.country} is on your eSIM`,
    preview: 'There’s nothing to install. It starts by itself.',
    lead: greet(
      facts.buyer,
      `there’s nothing to install. The eSIM on your phone already has the new plan. ${isNext ? `It starts ${starts}.` : startsNote(plan)}`,
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
