import { iccidEnding } from '../../../domain/esims/iccid.ts';
import type { PriceWords } from '../../../domain/price-words.ts';
import type { MailDescription, Row, Section } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { orderWords } from './order-words.ts';
import { formatPlaceMoment, orderRows, passOf, seeEsim } from './order.ts';
import { usageWords } from './usage-words.ts';

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
  const { plan: words, nextTitle, why } = usageWords;
  const { subject, preview, lead, next } = wordsOf(facts);
  const rows = orderRows(
    facts,
    [words.esim, words.iccid(iccidEnding(facts.iccid))],
    [words.left, facts.what === 'used' ? words.nothingLeft(facts.of) : words.leftOf(facts.left, facts.of)],
    [words.read, formatPlaceMoment(facts.readAt, facts.plan)],
    ...(facts.endsAt ? [[words.ends, formatPlaceMoment(facts.endsAt, facts.plan)] satisfies Row] : []),
  );
  return describeMail(facts.brand, {
    pass: passOf(facts, facts.what === 'used' ? 'used_up' : 'in_use'),
    subject,
    preview,
    lead: greet(facts.buyer, lead),
    sections: [
      doors(facts),
      { kind: 'text', title: nextTitle, text: next },
      { kind: 'rows', title: words.title, rows },
      { kind: 'small', text: why },
    ],
  });
}

/** Without another plan on the eSIM, more data is the main action. */
function doors({ again, esimUrl, hasNext, plan }: UsageFacts): Section {
  if (again === null) return seeEsim(esimUrl);
  const { charged, total } = again.price;
  const add = { label: usageWords.add(plan.label, charged ?? total), url: again.url };
  const see = { label: orderWords.seeEsim, url: esimUrl };
  const note = usageWords.addNote(plan.days);
  return hasNext
    ? { kind: 'actions', main: see, other: add, note }
    : { kind: 'actions', main: add, other: see, note };
}

function wordsOf({ what, left, of, hasNext, plan: { country } }: UsageFacts) {
  if (what === 'used') {
    const { subject, preview, previewWithAnother, lead, next, nextWithAnother } = usageWords.used;
    return {
      subject: subject(country),
      preview: hasNext ? previewWithAnother : preview,
      lead: lead(of, country),
      next: hasNext ? nextWithAnother : next,
    };
  }
  const { subject, preview, lead, next, nextWithAnother } = usageWords.low;
  return {
    subject: subject(country),
    preview: preview(left, of),
    lead: lead(left, of, country),
    next: hasNext ? nextWithAnother : next,
  };
}
