import { Link, type MetaDescriptor } from 'react-router';

import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { FindAnother } from '../../catalog/destination/browse-all.tsx';
import { pageOfPlace } from '../../catalog/guide/guide-entries.ts';
import { guideSections } from '../../catalog/guide/guide-sections.tsx';
import { guideWords as words } from '../../catalog/guide/words.ts';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { PageError } from '../../errors/page-error.tsx';
import { Article } from '../../help/articles/article.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { catalogWords } from './words.ts';

import styles from './catalog-page.module.css';

export function guideMeta(matches: Parameters<typeof pageMeta>[0], guide: PlaceGuide): MetaDescriptor[] {
  return pageMeta(matches, {
    ...words.meta(guide.name),
    place: guide,
    path: `${pageOfPlace(guide)}/guide`,
  });
}

/** What people ask about a place before they buy, answered from its plans. */
export function GuidePage({ guide }: { guide: PlaceGuide }) {
  const page = pageOfPlace(guide);
  return (
    <Article
      back={<BackLink to={page}>{words.back(guide.name)}</BackLink>}
      title={words.title(guide.name)}
      lead={words.lead(guide.plans, guide.name)}
      action={
        <Link to={page} prefetch="intent" className={buttonClass()}>
          {words.seePlans(guide.plans)}
        </Link>
      }
      sections={guideSections(guide)}
    />
  );
}

/** Replaces a guide that is missing or failed to load. */
export function GuideError({
  missing,
  failed,
}: Record<'missing' | 'failed', { title: string; text: string }>) {
  return (
    <div className={styles['page']}>
      <BackLink to={paths.browse()}>{catalogWords.back}</BackLink>
      <PageError missing={{ ...missing, action: <FindAnother /> }} failed={failed} />
    </div>
  );
}
