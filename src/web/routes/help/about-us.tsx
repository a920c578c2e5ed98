import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { aboutSections } from '../../help/articles/about-words.tsx';
import { Article } from '../../help/articles/article.tsx';
import { aboutWords } from './about-us-words.ts';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...aboutWords.meta,
    path: paths.aboutUs(),
  });

export default function AboutUsPage() {
  const facts = useSettings();
  return (
    <Article title={aboutWords.title(facts.brand)} lead={aboutWords.lead} sections={aboutSections(facts)} />
  );
}
