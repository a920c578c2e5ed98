import { type Language, LANGUAGE_CODES } from '../../languages.ts';
import type { PagePath } from '../../pages.ts';

/** The pages whose text an operator can replace. */
export const PAGE_NAMES = [
  'terms',
  'privacy',
  'refund_policy',
  'accessibility',
  'about',
  'faq',
  'installation',
  'support',
  'installation_guide',
  'contract_summary',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/**
 * What a page is for. Once an operator has replaced a legal page in one language, the shop's own text shows in none: two texts
 * must not promise different things. Others stay as they are in the languages that nobody has written.
 */
export type PageKind = 'legal' | 'company' | 'help';

interface TextPage {
  path: PagePath | '/contract-summary';
  kind: PageKind;
  /** The text is a part of the page, whose own text stays. */
  isPart?: true;
  /** Headings of the third level are questions, whose answers unfold. */
  hasQuestions?: true;
}

export const TEXT_PAGES: Readonly<Record<PageName, TextPage>> = {
  terms: { path: '/terms-of-service', kind: 'legal' },
  privacy: { path: '/privacy', kind: 'legal' },
  refund_policy: { path: '/refund-policy', kind: 'legal' },
  accessibility: { path: '/accessibility', kind: 'legal' },
  about: { path: '/about-us', kind: 'company' },
  faq: { path: '/faq', kind: 'help', hasQuestions: true },
  installation: { path: '/installation-android-and-ios', kind: 'help' },
  support: { path: '/support', kind: 'help', isPart: true },
  installation_guide: { path: '/installation', kind: 'help', isPart: true },
  // The law wants one page of paper, which the shop fills but for this part.
  contract_summary: { path: '/contract-summary', kind: 'legal', isPart: true },
};

/** What a text can name in braces, `{shop}`, so that it follows the shop's settings. */
export const PLACEHOLDERS = [
  'shop',
  'legal_name',
  'legal_address',
  'support_email',
  'refund_time',
  'site',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A name in braces; a backslash before it makes the braces plain ones. */
export const IN_BRACES = /(\\?)\{([\p{L}\p{N}_ -]{1,40})\}/gu;

/** Of letters, not bytes: 60,000 are some twenty printed pages. */
export const MAX_TEXT_LENGTHS = { title: 90, lead: 300, text: 60_000, change: 300 } as const;

/** The same of an operator's part of a contract summary, which is one page of paper at most. */
export const MAX_SUMMARY_PART = 900;

/** An operator's text of a page in one language. */
export interface PageText {
  title: string;
  /** Under the title; empty for none. */
  lead: string;
  /** Markdown. */
  text: string;
  /** When it was published: ISO. */
  changed_at: string;
  /** What its last change means, in its own language; empty if nobody said. */
  change: string;
  /** Whether buyers must hear of the change. */
  is_material: boolean;
}

/** A page's texts by language; the shop's own text where there is none. */
export interface PageContent {
  texts: Partial<Record<Language, PageText>>;
}

export const NO_TEXTS: PageContent = { texts: {} };

/** The language whose text a page shows; null for the shop's own text. */
export function shownLanguage({ texts }: PageContent, kind: PageKind, language: Language): Language | null {
  if (texts[language]) return language;
  if (kind !== 'legal') return null;
  // The source is the first of them.
  return LANGUAGE_CODES.find((code) => texts[code]) ?? null;
}

/** A line that two texts share, or that only one of them has. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added';
  line: string;
}

/** So many lines on either side are compared one by one; longer stretches count as replaced. */
const MOST_COMPARED = 1_500;

/** What differs between two texts, line by line: the fewest removed and added lines. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const same = (lines: readonly string[]) => lines.map((line) => ({ kind: 'same' as const, line }));
  return [
    ...same(old.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

function between(old: readonly string[], now: readonly string[]): LineChange[] {
  const removed = (line: string) => ({ kind: 'removed' as const, line });
  const added = (line: string) => ({ kind: 'added' as const, line });
  if (old.length > MOST_COMPARED || now.length > MOST_COMPARED)
    return [...old.map(removed), ...now.map(added)];
  // The longest common subsequence of what follows each pair of lines.
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (left: number, right: number) => common[left * width + right] ?? 0;
  for (let left = old.length - 1; left >= 0; left--)
    for (let right = now.length - 1; right >= 0; right--)
      common[left * width + right] =
        old[left] === now[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  const changes: LineChange[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    const [before = '', after = ''] = [old[left], now[right]];
    if (left < old.length && right < now.length && before === after) {
      changes.push({ kind: 'same', line: before });
      left++;
      right++;
    } else if (left < old.length && (right === now.length || at(left + 1, right) >= at(left, right + 1))) {
      changes.push(removed(before));
      left++;
    } else {
      changes.push(added(after));
      right++;
    }
  }
  return changes;
}
