import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { Article } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { BOTH_SYSTEMS } from '../../install/guide/both-systems-words.tsx';
import { onBothWords } from './installation-android-and-ios-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('installation');
export const clientLoader = ownTextIn('installation');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(onBothWords.meta, loaderData),
    path: paths.installationOnBoth(),
  });

function InstallationOnBothPage() {
  return <Article title={onBothWords.title} lead={onBothWords.lead} sections={BOTH_SYSTEMS} />;
}

export default withOwnText(InstallationOnBothPage);
