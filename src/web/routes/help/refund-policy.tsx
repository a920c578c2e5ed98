import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date-words.ts';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { refundSections } from '../../help/articles/refund-words.tsx';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { refundPolicyWords } from './refund-policy-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('refund_policy');
export const clientLoader = ownTextIn('refund_policy');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(refundPolicyWords.meta, loaderData),
    path: paths.refundPolicy(),
  });

function RefundPolicyPage() {
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

export default withOwnText(RefundPolicyPage);
