import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { PriceWords } from '../../../domain/price-words.ts';
import type { MailDescription, Row, Section } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatPlaceMoment, orderRows, passOf, seeEsim } from './order.ts';

export interface UsageFacts extends OrderFacts {
  /** `low`: 80% or more is used. `used`: nothing is left. */
  what: 'low' | 'used';
  /** '600 MB'. */
  left: string;
  /** '3 GB'. */
  of: string;
  /** When the network reported it. */
  readAt: Date;
  /** When the plan's days end; null if unknown. */
  endsAt: Date | null;
  /** Whether another plan on the same eSIM waits for its turn. */
  hasNext: boolean;
  /** The owner's page of this eSIM. */
  esimUrl: string;
  /** Lets anybody with this mail buy the same plan again for this eSIM; null if it is no longer sold. */
  again: { url: string; price: PriceWords } | null;
  iccid: string;
}

/** 'You’ve used 80% of your data for Japan', or 'You’ve used all your data for Japan': what is left, until when, what to do. */
export function usage(facts: UsageFacts): MailDescription {
  const { subject, preview, lead, next } = wordsOf(facts);
  const rows = orderRows(
    facts,
    ['eSIM', `ICCID ending in ${iccidEnding(facts.iccid)}`],
    ['Data left', `${facts.what === 'used' ? '0 MB' : facts.left} of ${facts.of}`],
    ['Read', formatPlaceMoment(facts.readAt, facts.plan)],
    ...(facts.endsAt ? [['Days end', formatPlaceMoment(facts.endsAt, facts.plan)] satisfies Row] : []),
  );
  return describeMail(facts.brand, {
    pass: passOf(facts, facts.what === 'used' ? 'used_up' : 'in_use'),
    subject,
    preview,
    lead: greet(facts.buyer, lead),
    sections: [
      doors(facts),
      { kind: 'text', title: 'What you can do', text: next },
      { kind: 'rows', title: 'Your plan', rows },
      { kind: 'small', text: 'We email you once at 80% of a plan and once when it’s all used.' },
    ],
  });
}

/** Without another plan on the eSIM, more data is the main action. */
function doors({ again, esimUrl, hasNext, plan }: UsageFacts): Section {
  if (again === null) return seeEsim(esimUrl);
  const { charged, total } = again.price;
  const add = { label: `Add ${plan.label} for ${charged ?? total}`, url: again.url };
  const see = { label: 'See your eSIM', url: esimUrl };
  const note = `The same plan again, for ${formatDays(plan.days)}. If its price changes, the checkout says so before you pay.`;
  return hasNext
    ? { kind: 'actions', main: see, other: add, note }
    : { kind: 'actions', main: add, other: see, note };
}

function wordsOf({ what, left, of, hasNext, plan: { country } }: UsageFacts) {
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
