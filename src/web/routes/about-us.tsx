import type { MetaFunction } from 'react-router';

import { aboutSections } from '../help/about-sections.tsx';
import { Article } from '../help/article.tsx';
import { useShopFacts } from '../help/shop-facts.ts';
import { pageMeta, publicPage } from '../page.ts';
import { paths } from '../paths.ts';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us',
    description: 'Who sells these eSIMs, since when, how the company works and what it goes by.',
    path: paths.aboutUs(),
  });

export default function AboutUsPage() {
  const facts = useShopFacts();
  return (
    <Article
      title={`About ${facts.brand}`}
      lead="Who we are, what we sell, and how we work."
      sections={aboutSections(facts)}
    />
  );
}
