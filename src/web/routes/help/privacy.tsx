import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date-words.ts';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { privacyOfData } from '../../help/articles/privacy-of-data-words.tsx';
import { privacyOfSharing } from '../../help/articles/privacy-of-sharing-words.tsx';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { privacyWords } from './privacy-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('privacy');
export const clientLoader = ownTextIn('privacy');

/** The page has two addresses; search engines get one. */
export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(privacyWords.meta, loaderData),
    path: paths.privacy(),
  });

function PrivacyPage() {
  const facts = useSettings();
  return (
    <Article
      title={privacyWords.title}
      lead={privacyWords.lead}
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...privacyOfData(facts), ...privacyOfSharing(facts)]}
    />
  );
}

export default withOwnText(PrivacyPage);
