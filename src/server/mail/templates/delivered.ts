import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { MailDescription } from '../description.ts';
import {
  type BoughtFacts,
  boughtSection,
  refundSection,
  startsNote,
  summarySections,
  withdrawalSections,
} from './bought.ts';
import { deliveredWords } from './delivered-words.ts';
import { describeMail, greet } from './frame.ts';
import { installSections } from './install.ts';
import { passOf } from './order.ts';

export interface DeliveredFacts extends BoughtFacts {
  activation: ActivationData;
}

/**
 * 'Your eSIM for Japan is ready': one-tap links, QR code, codes, and the amount paid.
 * @throws {InvalidActivation} if the wholesaler's data makes no valid activation code
 */
export function delivered(facts: DeliveredFacts): MailDescription {
  const { plan, activation } = facts;
  return describeMail(facts.brand, {
    pass: passOf(facts, 'ready'),
    subject: deliveredWords.subject(plan.country),
    preview: deliveredWords.preview,
    lead: greet(facts.buyer, deliveredWords.lead(startsNote(plan))),
    sections: [
      ...installSections(activation),
      boughtSection(facts, [deliveredWords.iccid, formatIccid(facts.iccid)]),
      ...withdrawalSections(facts),
      ...summarySections(facts),
      refundSection(facts, 'eSIM'),
    ],
  });
}
