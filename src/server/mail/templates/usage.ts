import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { MailDescription, Row } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatShortMoment, orderRows, placeOf, seeEsim } from './order.ts';

export interface UsageFacts extends OrderFacts {
  /** `low`: 80% or more is used. `used`: nothing is left. */
  what: 'low' | 'used';
  /** '600 MB'. */
  left: string;
  /** '3 GB'. */
  of: string;
  /** When the network said so. */
  readAt: Date;
  /** When the days of the plan are over; null when that is not known. */
  endsAt: Date | null;
  /** Another plan on the same eSIM is waiting for its turn. */
  hasNext: boolean;
  /** Where the owner sees this eSIM. */
  esimUrl: string;
  iccid: string;
}

/** 'You’ve used 80% of your data for Japan', or 'You’ve used all your data for Japan': what is left, until when, what to do. */
export function usage(facts: UsageFacts): MailDescription {
  const { subject, preview, lead, next } = tell(facts);
  const rows = orderRows(
    facts,
    ['eSIM', `ICCID ending in ${iccidEnding(facts.iccid)}`],
    ['Data left', `${facts.what === 'used' ? '0 MB' : facts.left} of ${facts.of}`],
    ['Read', formatShortMoment(facts.readAt)],
    ...(facts.endsAt ? [['Days end', formatShortMoment(facts.endsAt)] satisfies Row] : []),
  );
  return describeMail(facts.brand, {
    place: placeOf(facts.plan),
    subject,
    preview,
    lead: greet(facts.buyer, lead),
    sections: [
      seeEsim(facts.esimUrl),
      { kind: 'text', title: 'What you can do', text: next },
      { kind: 'rows', title: 'Your plan', rows },
      { kind: 'small', text: 'We email you once at 80% of a plan and once when it’s all used.' },
    ],
  });
}

function tell({ what, left, of, hasNext, plan: { country } }: UsageFacts) {
  const again = 'You can add a new plan to the same eSIM. It stays installed, with no code to scan again.';
  const waits =
    'Another plan is waiting on this eSIM. It takes over automatically if it covers where you are.';
  if (what === 'used') {
    return {
      subject: `You’ve used all your data for ${country}`,
      preview: hasNext ? waits : 'Add a new plan to the same eSIM to stay connected.',
      lead: `you’ve used all ${of} of your plan for ${country}, so it has no more data.`,
      next: hasNext ? `${waits} ${again}` : again,
    };
  }
  return {
    subject: `You’ve used 80% of your data for ${country}`,
    preview: `You have ${left} of ${of} left.`,
    lead: `you have about ${left} left of the ${of} in your plan for ${country}.`,
    next: hasNext
      ? `${waits} To make the rest last, save maps and videos while you have Wi-Fi.`
      : `To make the rest last, save maps and videos while you have Wi-Fi. ${again}`,
  };
}
