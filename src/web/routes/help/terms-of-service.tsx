import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date.ts';
import { termsOfBuying } from '../../help/articles/terms-of-buying.tsx';
import { termsOfUse } from '../../help/articles/terms-of-use.tsx';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you buy here, how payment, delivery and refunds go, and what both sides owe each other.',
    path: paths.termsOfService(),
  });

export default function TermsPage() {
  const facts = useSettings();
  return (
    <Article
      title="Terms of Service"
      lead="What you buy here and how, what happens when something goes wrong, and what we ask of you."
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...termsOfBuying(facts), ...termsOfUse(facts)]}
    />
  );
}
