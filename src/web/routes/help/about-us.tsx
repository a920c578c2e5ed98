import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { aboutSections } from '../../help/articles/about-words.tsx';
import { Article } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { aboutWords } from './about-us-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('about');
export const clientLoader = ownTextIn('about');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(aboutWords.meta, loaderData),
    path: paths.aboutUs(),
  });

function AboutUsPage() {
  const facts = useSettings();
  return (
    <Article title={aboutWords.title(facts.brand)} lead={aboutWords.lead} sections={aboutSections(facts)} />
  );
}

export default withOwnText(AboutUsPage);
