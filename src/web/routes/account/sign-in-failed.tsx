import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import { Link, type MetaFunction, useSearchParams } from 'react-router';

import { LinkPage, linkPageHeaders } from '../../account/links/link-page.tsx';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { signInFailedWords } from './sign-in-failed-words.ts';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, signInFailedWords.meta);

/**
 * The end of the sign-in window if it cannot report to its page: it took too long, the page is gone, or the visitor is blocked.
 */
export default function SignInFailedPage() {
  const { google } = useSettings();
  const isBlocked = useSearchParams()[0].get('why') === 'blocked';
  return (
    <LinkPage>
      <Panel
        icon={brokenIcon}
        heading="h1"
        title={isBlocked ? signInFailedWords.blocked.title : signInFailedWords.title}
        action={
          <Link to={paths.home()} className={buttonClass('secondary')}>
            {signInFailedWords.home}
          </Link>
        }
      >
        {isBlocked ? signInFailedWords.blocked.text : signInFailedWords.text(google)}
      </Panel>
    </LinkPage>
  );
}
