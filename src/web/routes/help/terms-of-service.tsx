import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date-words.ts';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { termsOfBuying } from '../../help/articles/terms-of-buying-words.tsx';
import { termsOfUse } from '../../help/articles/terms-of-use-words.tsx';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { termsWords } from './terms-of-service-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('terms');
export const clientLoader = ownTextIn('terms');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(termsWords.meta, loaderData),
    path: paths.termsOfService(),
  });

function TermsPage() {
  const facts = useSettings();
  return (
    <Article
      title={termsWords.title}
      lead={termsWords.lead}
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...termsOfBuying(facts), ...termsOfUse(facts)]}
    />
  );
}

export default withOwnText(TermsPage);
