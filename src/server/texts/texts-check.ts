import { PAGE_NAMES, type PageKind, type PageName, TEXT_PAGES } from '../../domain/operators/texts/texts.ts';
import { PAGES as ALL } from '../../domain/pages.ts';
import { amber, type Finding, green } from '../core/finding.ts';
import type { Settings } from '../core/settings/env.ts';
import type { DbOrTx } from '../db/database.ts';
import { newestRevision } from '../revisions/revisions.ts';
import { pageKind, SUMMARY } from './kind.ts';

/** The pages that show the shop's own text in every language, since no operator has published one. */
export async function pagesNotOwn(db: DbOrTx): Promise<PageName[]> {
  const found = await Promise.all(
    PAGE_NAMES.map(async (name) => {
      const { content } = await newestRevision(db, pageKind(name));
      return Object.keys(content.texts).length === 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** These say who runs the shop and what it promises. */
const MUST_BE_OWN: ReadonlySet<PageKind> = new Set(['legal', 'company']);

const titleOf = (name: PageName) =>
  name === SUMMARY
    ? 'Contract summary'
    : (ALL.find(({ path }) => path === TEXT_PAGES[name].path)?.title ?? name);

/** Whether each page that speaks for the company has a text of the operator's. Only consumers who may withdraw get contract summaries. */
export async function checkTexts(
  db: DbOrTx,
  { WITHDRAWAL }: Pick<Settings, 'WITHDRAWAL'>,
): Promise<Finding[]> {
  const notOwn = new Set(await pagesNotOwn(db));
  const asked = PAGE_NAMES.filter(
    (name) => MUST_BE_OWN.has(TEXT_PAGES[name].kind) && (name !== SUMMARY || WITHDRAWAL === 'on'),
  );
  const missing = asked.filter((name) => notOwn.has(name));
  if (missing.length === 0)
    return [green('Pages', `all ${asked.length} that speak for the company are its own`)];
  return missing.map((name) =>
    amber(
      `Pages: ${titleOf(name)}`,
      'shows the text that the shop comes with',
      'Read it, and publish your own under Pages and texts in the console; you can start from that text.',
    ),
  );
}
