import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { EmailLink } from '../../ui/email-text.tsx';
import { accessibilityWords as words } from './accessibility-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('accessibility');
export const clientLoader = ownTextIn('accessibility');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(words.meta, loaderData),
    path: paths.accessibility(),
  });

function AccessibilityPage() {
  const { supportEmail } = useSettings();
  const { aim, means, tested, limits, tell, law } = words;
  return (
    <Article
      title={words.title}
      lead={words.lead}
      sections={[
        { id: 'aim', title: aim.title, body: <p>{aim.text}</p> },
        { id: 'means', title: means.title, body: <p>{means.text}</p> },
        { id: 'tested', title: tested.title, body: <p>{tested.text}</p> },
        { id: 'limits', title: limits.title, body: <p>{limits.text}</p> },
        { id: 'tell', title: tell.title, body: <p>{tell.text(<EmailLink to={supportEmail} />)}</p> },
        { id: 'law', title: law.title, body: <p>{law.text}</p> },
      ]}
    />
  );
}

export default withOwnText(AccessibilityPage);
