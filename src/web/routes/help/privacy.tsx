import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { LEGAL_TEXTS_UPDATED } from '../../help/articles/legal-date.ts';
import { privacyOfData } from '../../help/articles/privacy-of-data.tsx';
import { privacyOfSharing } from '../../help/articles/privacy-of-sharing.tsx';

export const headers = publicPage;

/** The page answers at two addresses; search engines are told of one. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: 'What this shop stores about you, why, for how long, and who else gets to see any of it.',
    path: paths.privacy(),
  });

export default function PrivacyPage() {
  const facts = useSettings();
  return (
    <Article
      title="Privacy Policy"
      lead="What we store about you, why, for how long, and what you can ask of us."
      updated={LEGAL_TEXTS_UPDATED}
      sections={[...privacyOfData(facts), ...privacyOfSharing(facts)]}
    />
  );
}
