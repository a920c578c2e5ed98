import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { aboutSections } from '../../help/articles/about-sections.tsx';
import { Article } from '../../help/articles/article.tsx';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us',
    description: 'Who sells these eSIMs, since when, how the company works and what it goes by.',
    path: paths.aboutUs(),
  });

export default function AboutUsPage() {
  const facts = useSettings();
  return (
    <Article
      title={`About ${facts.brand}`}
      lead="Who we are, what we sell, and how we work."
      sections={aboutSections(facts)}
    />
  );
}
