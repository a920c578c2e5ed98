import type { BookedPlan, PriceBook } from './price-book.ts';

export const AMOUNT = /-?\$\d[\d,]*(?:\.\d+)?/g;
/** The text of other elements belongs to the phrase around them. */
const PHRASES = new Set(
  'a article aside body button div footer form h1 h2 h3 label li main output p section summary td th'.split(
    ' ',
  ),
);
const EMPTY = new Set('br col hr img input link meta source wbr'.split(' '));
/** What a phrase in them is about, a link or a radio in them says. */
const THINGS = new Set(['a', 'article', 'label', 'li']);

interface Element {
  tag: string;
  attributes: string;
  parent: Element | null;
  /** Its text, without that of phrases in it. */
  phrase: string;
  /** The address of the first plan or place named in it. */
  about: string | null;
}

interface Phrase {
  text: string;
  about: string;
}

/** Every phrase of a page that has an amount, with the address of the place or plan it is about. */
function phrasesIn(html: string, page: string): Phrase[] {
  const elements: Element[] = [];
  const open = (tag: string, attributes: string, parent: Element | null) => {
    const element: Element = { tag, attributes, parent, phrase: '', about: null };
    elements.push(element);
    const about = addressIn(element);
    for (let thing: Element | null = element; thing; thing = thing.parent)
      if (thing === element || THINGS.has(thing.tag)) thing.about ??= about;
    return element;
  };
  let at = open('body', '', null);
  const shown = html.replaceAll(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->|<!doctype html>/gis, '');
  for (const [part, end, tag = '', attributes = ''] of shown.matchAll(
    /[^<]+|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>/g,
  )) {
    const isInside = tag !== '' && end === '' && !EMPTY.has(tag) && !attributes.endsWith('/');
    if (tag === '') inPhrase(at).phrase += part;
    else inPhrase(at).phrase += ' ';
    if (isInside) at = open(tag, attributes, at);
    else if (end === '/') at = at.parent ?? at;
    else if (tag !== '') open(tag, attributes, at);
  }
  const radio = elements.find(({ tag, attributes }) => tag === 'input' && attributes.includes('checked=""'));
  return elements
    .filter(({ phrase }) => phrase.includes('$'))
    .map((element) => ({ text: tidy(element.phrase), about: thingAround(element, radio) ?? page }));
}

function inPhrase(element: Element): Element {
  let at = element;
  while (!PHRASES.has(at.tag) && at.parent) at = at.parent;
  return at;
}

/** The address of a place's page, with the plan that a link or a radio names. */
function addressIn({ tag, attributes }: Element): string | null {
  const text = attributes.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  if (tag === 'a') {
    const to = /href="(\/country\/[A-Z-]+|\/regional\/[a-z0-9-]+|\/browse\?country=[A-Z-]+)([^"]*)"/.exec(
      text,
    );
    return to && pathOf(to[1]! + to[2]!);
  }
  const [, plan] = /value="(?:{"id":")?(esim_[^"]+)"/.exec(text) ?? [];
  return tag === 'input' && plan !== undefined ? `/?plan=${plan}` : null;
}

/** What the nearest thing around it is about; for the bar and the pass, the chosen plan. */
function thingAround(element: Element, radio: Element | undefined): string | null {
  for (let at: Element | null = element; at && at.tag !== 'main'; at = at.parent) {
    if (/data-(?:buy-bar|chosen)/.test(at.attributes)) return radio ? addressIn(radio) : null;
    if (THINGS.has(at.tag) && at.about !== null) return at.about;
  }
  return null;
}

const tidy = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[/,.])/g, '')
    .trim();

interface About {
  /** The plan that the phrase is about; the first one of the place where it names none. */
  plan: BookedPlan;
  /** All plans of the place. */
  plans: readonly BookedPlan[];
}

const lowest = (plans: readonly BookedPlan[]) => plans.toSorted((one, other) => one.cents - other.cents)[0]!;
const highest = (plans: readonly BookedPlan[]) => plans.toSorted((one, other) => other.cents - one.cents)[0]!;
const unlimitedDay = (plans: readonly BookedPlan[]) =>
  lowest(plans.filter(({ isUnlimited, days }) => isUnlimited && days === 1));
const methodOf = ({ card, paypal }: BookedPlan, text: string) => (text.includes('PayPal') ? paypal : card);

/** A form of words with amounts: what it says, and which amounts these must be. Nothing else on a page may have one. */
type Rule = [
  says: string,
  words: RegExp,
  amounts: (about: About, text: string, words: RegExpExecArray) => string[],
];

const RULES: readonly Rule[] = [
  // Lists.
  [
    'unit price and plan price',
    /For \d+ DAYS? \$\S+\/(?:day|GB) \$\S+/,
    ({ plan }) => [plan.unit, plan.price],
  ],
  [
    'range of plan prices',
    /^\d+ plans, \$\S+ to \$\S+$/,
    ({ plans }) => [lowest(plans).price, highest(plans).price],
  ],
  [
    'lowest plan price of the place',
    /(?:^|, | |Starting )from \$[\d.,]+$/,
    ({ plans }) => [lowest(plans).price],
  ],
  [
    'price of an unlimited day',
    /^(?:Starting at|Unlimited from) \$\S+\/day$/,
    ({ plans }) => [unlimitedDay(plans).price],
  ],
  [
    'charges for the cheapest and the dearest plan',
    /^Plans cost \$\S+ to \$\S+(?: with card, fee included)?\. The cheapest is /,
    ({ plans }) => [lowest(plans).card.total, highest(plans).card.total],
  ],
  ['charge for the plan of a trip', /^For \d+ days:, \$\S+(?: with card)?$/, ({ plan }) => [plan.card.total]],
  [
    'plan price and charge of a sample',
    / costs \$\S+ a person today(?:: \$\S+ with card, fee included)?\.$/,
    ({ plan: { price, card } }) => (price === card.total ? [price] : [price, card.total]),
  ],
  // Bar and details.
  ['plan price', /^Total \$\S+$/, ({ plan }) => [plan.price]],
  ['charge', /^\$\S+ with card(?:, fee included)?$/, ({ plan }) => [plan.card.total]],
  [
    'charge, plan price and unit price',
    /^\$\S+(?: with card Plan price \$\S+)?(?: \$\S+ a (?:day|GB))?$/,
    ({ plan: { price, card, unit } }) =>
      [card.total, price, unit].filter((one, at, all) => all.indexOf(one) === at),
  ],
  // From the checkout to the receipt.
  ['plan price', /^Plan Price \$\S+$/, ({ plan }) => [plan.price]],
  [
    'rule of a fee, and the fee',
    /^(?:Card|PayPal) processing fee (\S+% \+ \$0\.30 )?\$\S+$/,
    ({ plan }, text, [, rule]) => [...(rule ? ['$0.30'] : []), methodOf(plan, text).fee],
  ],
  [
    'charge',
    /^(?:.+, \d+ days? |Total |You pay |Paid |Total paid |Price paid |Complete Purchase • |Continue • )\$\S+(?: USD)?(?: with (?:card|PayPal)(?:, fee included)?)?$/,
    ({ plan }, text) => [methodOf(plan, text).total],
  ],
  [
    'charge',
    / You paid \$\S+ with (?:Visa ending in \d{4}|PayPal)(?:, fee included)?\. /,
    ({ plan }, text) => [methodOf(plan, text).total],
  ],
  // What the specification says.
  [
    'price of the subscription',
    /monthly subscription .* from \$39\.90 to \$64\.90 monthly\./,
    () => ['$39.90', '$64.90'],
  ],
];

/**
 * The amounts of a page that no rule explains, or that a rule says are others. Empty if every price is right.
 * @param page the path it was read from
 */
export function strayPrices(html: string, page: string, book: PriceBook): string[] {
  return phrasesIn(html, page).flatMap(({ text, about }) => {
    const said = text.match(AMOUNT) ?? [];
    if (said.length === 0) return [];
    for (const [says, words, amounts] of RULES) {
      const match = words.exec(text);
      if (!match) continue;
      const wanted = amounts(aboutOf(about, book), text, match);
      return String(wanted) === String(said) ? [] : [`${page}: "${text}" says ${says}: ${wanted.join(', ')}`];
    }
    return [`${page}: "${text}" is not explained`];
  });
}

/** A page about no place has no plans either, and only prices that need none. */
function aboutOf(address: string, book: PriceBook): About {
  const { pathname, searchParams } = new URL(pathOf(address), 'https://shop.example');
  const named = searchParams.get('plan');
  const place = book.get(pathname.replace(/\/guide$/, ''));
  const plans = place ?? [...book.values()].find((all) => all.some(({ name }) => name === named)) ?? [];
  return {
    plans,
    get plan() {
      const plan = plans.find(({ name }) => name === named) ?? plans[0];
      if (!plan) throw new Error(`there is no plan for ${address}`);
      return plan;
    },
  };
}

/** A country has the same plans in a list of places. */
const pathOf = (address: string) => address.replace('/browse?country=', '/country/');
