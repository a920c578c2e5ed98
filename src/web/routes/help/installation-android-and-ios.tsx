import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Article } from '../../help/articles/article.tsx';
import { BOTH_SYSTEMS } from '../../help/installation/both-systems.tsx';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Installing an eSIM on iOS and Android',
    description:
      'Both systems, by QR code and by hand, from Wi-Fi to the first bar after landing, with remedies.',
    path: paths.installationOnBoth(),
  });

export default function InstallationOnBothPage() {
  return (
    <Article
      title="Installing an eSIM on iOS and Android"
      lead="By QR code or by hand: both take a few minutes, and need to be done once."
      sections={BOTH_SYSTEMS}
    />
  );
}
