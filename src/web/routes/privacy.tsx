import type { MetaFunction } from 'react-router';

import { Article } from '../help/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../help/legal-date.ts';
import { privacyOfData } from '../help/privacy-of-data.tsx';
import { privacyOfSharing } from '../help/privacy-of-sharing.tsx';
import { useShopFacts } from '../help/shop-facts.ts';
import { pageMeta, publicPage } from '../page.ts';
import { paths } from '../paths.ts';

export const headers = publicPage;

/** The page answers at two addresses; search engines are told of one. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: 'What this shop stores about you, why, for how long, and who else gets to see any of it.',
    path: paths.privacy(),
  });

export default function PrivacyPage() {
  const facts = useShopFacts();
  return (
    <Article
      title="Privacy Policy"
      lead="What we store about you, why, for how long, and what you can ask of us."
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...privacyOfData(facts), ...privacyOfSharing(facts)]}
    />
  );
}
