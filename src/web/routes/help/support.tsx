import { Link, type MetaFunction, useSearchParams } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useRefundTime, useSettings } from '../../core/site.ts';
import { Article } from '../../help/articles/article.tsx';
import { loadOwnText } from '../../help/articles/load-own-text.ts';
import { useOwnPart } from '../../help/articles/with-own-part.tsx';
import { ownTextIn } from '../../help/articles/with-own-text.tsx';
import { FaqSearch } from '../../help/support/faq-search.tsx';
import { ServiceParameters } from '../../help/support/service-parameters.tsx';
import { SupportCards } from '../../help/support/support-cards.tsx';
import { supportEntries } from '../../help/support/support-words.ts';
import { supportWords as words } from './support-words.ts';

export const headers = publicPage;
export const loader = loadOwnText('support');
export const clientLoader = ownTextIn('support');

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...words.meta,
    path: paths.support(),
  });

export default function SupportPage() {
  const [params] = useSearchParams();
  const refundTime = useRefundTime();
  const own = useOwnPart();
  return (
    <Article
      title={words.title}
      lead={words.lead}
      intro={<SupportCards {...useSettings()} />}
      sections={[
        ...own,
        { id: 'service', title: words.service, body: <ServiceParameters /> },
        {
          id: 'questions',
          title: words.questions,
          body: (
            <>
              <FaqSearch entries={supportEntries(refundTime)} asked={(params.get('q') ?? '').slice(0, 60)} />
              <p>
                {words.more.text(
                  <Link to={paths.faq()}>{words.more.faq}</Link>,
                  <Link to={paths.installation()}>{words.more.guide}</Link>,
                )}
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
