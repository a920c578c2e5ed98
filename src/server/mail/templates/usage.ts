import { iccidEnding } from '../../../domain/esims/iccid.ts';
import { oneLine } from '../../core/one-line.ts';
import { buttons, heading, headline, pairs, paragraph, smallPrint } from '../blocks.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';
import { type OrderFacts, planLine } from '../order-facts.ts';

export interface UsageMailFacts extends OrderFacts {
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
  /** See `Page.art`. */
  art?: Buffer | undefined;
}

/** 'You have used 80% of your data for Japan', or 'Your data for Japan is used up': what is left, until when, what to do. */
export async function mailUsage(facts: UsageMailFacts): Promise<Mail> {
  const { brand, order, art, esimUrl } = facts;
  const country = oneLine(facts.plan.country);
  const firstName = oneLine(facts.buyer.firstName);
  const story = tell(facts, country);
  const lead = `${firstName ? `Hello ${firstName}` : 'Hello'}, ${story.lead}`;
  const details: [string, string][] = [
    ['Plan', planLine({ ...facts.plan, country })],
    ['eSIM', `ICCID ending in ${iccidEnding(facts.iccid)}`],
    ['Data left', `${facts.what === 'used' ? '0 MB' : facts.left} of ${facts.of}`],
    ['Read', formatTime(facts.readAt)],
    ...(facts.endsAt ? [['Days end', formatTime(facts.endsAt)] satisfies [string, string]] : []),
    ['Order', order.number],
  ];
  const why = 'We write once when 80% of a plan is used and once when all of it is.';

  const html = await renderPage({
    brand,
    title: story.subject,
    preview: story.preview,
    art,
    blocks: [
      headline(story.subject, markup`${lead}`),
      buttons([{ label: 'See your eSIM', href: esimUrl, kind: 'lime' }]),
      heading('What you can do'),
      paragraph(markup`${story.next}`),
      heading('Your plan'),
      pairs(details),
      smallPrint(markup`${why}`),
    ],
  });
  const text = [
    story.subject,
    lead,
    `What you can do\n${story.next}`,
    `See your eSIM: ${esimUrl}`,
    ['Your plan', ...details.map(([name, value]) => `${name}: ${value}`)].join('\n'),
    why,
    footText(brand),
  ].join('\n\n');

  return {
    subject: story.subject,
    html,
    text,
    attachments: headPictures(art),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}

function tell({ what, left, of, hasNext }: UsageMailFacts, country: string) {
  const again =
    'You can add a new plan to the same eSIM: it stays installed as it is, and there is no code to scan again.';
  const waits = 'Another plan is waiting on this eSIM. It takes over by itself when it covers where you are.';
  if (what === 'used') {
    return {
      subject: `Your data for ${country} is used up`,
      preview: hasNext ? waits : 'Add a new plan to the same eSIM to stay connected.',
      lead: `all ${of} of your plan for ${country} are used, so the network gives no more data on it.`,
      next: hasNext ? `${waits} ${again}` : again,
    };
  }
  return {
    subject: `You have used 80% of your data for ${country}`,
    preview: `${left} of ${of} are left.`,
    lead: `about ${left} of the ${of} in your plan for ${country} are left.`,
    next: hasNext
      ? `${waits} To make the rest last, save maps and videos while you have Wi-Fi.`
      : `To make the rest last, save maps and videos while you have Wi-Fi. ${again}`,
  };
}

/** '21 November 2026, 14:05 UTC': the reader may be in any time zone. */
function formatTime(time: Date): string {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${words.format(time).replace(' at ', ', ')} UTC`;
}
