import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { metaOf, ownTextIn, withOwnText } from '../../help/articles/with-own-text.tsx';
import { useFaqList } from '../../help/support/faq-list.tsx';
import { faqGroups } from '../../help/support/faq-words.tsx';
import { unlockedWords } from '../../install/guide/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { faqWords } from './faq-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('faq');
export const clientLoader = ownTextIn('faq');

export const meta: MetaFunction<typeof clientLoader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...metaOf(faqWords.meta, loaderData),
    path: paths.faq(),
  });

function FaqPage() {
  const settings = useSettings();
  const { search, sections } = useFaqList(faqGroups(settings));
  return (
    <Article
      title={faqWords.title}
      lead={faqWords.lead(<Link to={paths.support()}>{faqWords.support}</Link>)}
      intro={search}
      sections={[
        ...sections,
        {
          id: 'compatibility',
          title: faqWords.phones,
          body: (
            <>
              <p>{unlockedWords.text(<b>{unlockedWords.unlocked}</b>)}</p>
              <p>{faqWords.models(<Link to={paths.deviceChecker()}>{faqWords.checker}</Link>)}</p>
            </>
          ),
        },
        {
          id: 'contact',
          title: faqWords.notAnswered.title,
          body: <p>{faqWords.notAnswered.text(<EmailLink to={settings.supportEmail} />)}</p>,
        },
      ]}
    />
  );
}

export default withOwnText(FaqPage);
