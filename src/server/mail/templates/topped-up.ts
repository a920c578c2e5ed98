import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { MailDescription } from '../description.ts';
import { type BoughtFacts, boughtSection, refundSection, startsNote, withdrawalSections } from './bought.ts';
import { describeMail, greet } from './frame.ts';
import { placeOf, seeEsim } from './order.ts';

export interface ToppedUpFacts extends BoughtFacts {
  /** Where the owner sees this eSIM. */
  esimUrl: string;
}

/** 'Your plan for Japan is on your eSIM': nothing to install, when it starts, what was paid. */
export function toppedUp(facts: ToppedUpFacts): MailDescription {
  const { plan } = facts;
  return describeMail(facts.brand, {
    place: placeOf(facts.plan),
    subject: `Your plan for ${plan.country} is on your eSIM`,
    preview: 'There’s nothing to install. It starts by itself.',
    lead: greet(
      facts.buyer,
      `there’s nothing to install: the eSIM on your phone already has the new plan. ${startsNote(plan)}`,
    ),
    sections: [
      seeEsim(facts.esimUrl),
      {
        kind: 'text',
        title: 'Good to know',
        text: 'Keep the eSIM on your phone with data roaming on. If the same plan is already on this eSIM, the new one takes over when that ends.',
      },
      boughtSection(facts, ['Added to ICCID', formatIccid(facts.iccid)]),
      ...withdrawalSections(facts),
      refundSection(facts, 'the plan has not been used'),
    ],
  });
}
