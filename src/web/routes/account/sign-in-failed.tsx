import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import { Link, type MetaFunction } from 'react-router';

import { LinkPage, linkPageHeaders } from '../../account/links/link-page.tsx';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { signInFailedWords } from './sign-in-failed-words.ts';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, signInFailedWords.meta);

/** Where the sign-in window ends when it cannot tell its page any more: it took too long, or the page is gone. */
export default function SignInFailedPage() {
  const { google } = useSettings();
  return (
    <LinkPage>
      <Panel
        icon={brokenIcon}
        heading="h1"
        title={signInFailedWords.title}
        action={
          <Link to={paths.home()} className={buttonClass('secondary')}>
            {signInFailedWords.home}
          </Link>
        }
      >
        {signInFailedWords.text(google)}
      </Panel>
    </LinkPage>
  );
}
