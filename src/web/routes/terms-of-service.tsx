import type { MetaFunction } from 'react-router';

import { Article } from '../help/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../help/legal-date.ts';
import { useShopFacts } from '../help/shop-facts.ts';
import { termsOfBuying } from '../help/terms-of-buying.tsx';
import { termsOfUse } from '../help/terms-of-use.tsx';
import { pageMeta, publicPage } from '../page.ts';
import { paths } from '../paths.ts';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you buy here, how payment, delivery and refunds go, and what both sides owe each other.',
    path: paths.termsOfService(),
  });

export default function TermsPage() {
  const facts = useShopFacts();
  return (
    <Article
      title="Terms of Service"
      lead="What you buy here and how, what happens when something goes wrong, and what we ask of you."
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...termsOfBuying(facts), ...termsOfUse(facts)]}
    />
  );
}
