import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Article } from '../../help/articles/article.tsx';
import { BOTH_SYSTEMS } from '../../install/guide/both-systems-words.tsx';
import { onBothWords } from './installation-android-and-ios-words.ts';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...onBothWords.meta,
    path: paths.installationOnBoth(),
  });

export default function InstallationOnBothPage() {
  return <Article title={onBothWords.title} lead={onBothWords.lead} sections={BOTH_SYSTEMS} />;
}
