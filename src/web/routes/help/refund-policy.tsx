import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date-words.ts';
import { refundSections } from '../../help/articles/refund-words.tsx';
import { refundPolicyWords } from './refund-policy-words.ts';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...refundPolicyWords.meta,
    path: paths.refundPolicy(),
  });

export default function RefundPolicyPage() {
  const facts = useSettings();
  return (
    <Article
      title={refundPolicyWords.title}
      lead={refundPolicyWords.lead}
      updated={LEGAL_TEXTS_UPDATED}
      sections={refundSections(facts)}
    />
  );
}
