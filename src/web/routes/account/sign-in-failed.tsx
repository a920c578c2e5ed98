import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import { Link, type MetaFunction, useSearchParams } from 'react-router';

import { BUYER_BLOCKED } from '../../../domain/account/auth-error.ts';
import { LinkPage, linkPageHeaders } from '../../account/links/link-page.tsx';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { openAuth } from '../../session/auth-request.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { commonWords } from '../../ui/words.ts';
import { signInFailedWords } from './sign-in-failed-words.ts';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, signInFailedWords.meta);

/** The end of the sign-in window if it cannot report to the page that opened it: it took too long, or that page is gone. */
export default function SignInFailedPage() {
  const { google } = useSettings();
  const isBlocked = useSearchParams()[0].get('error') === BUYER_BLOCKED;
  return (
    <LinkPage>
      <Panel
        icon={brokenIcon}
        heading="h1"
        title={isBlocked ? signInFailedWords.blocked.title : signInFailedWords.title}
        action={
          <>
            {isBlocked ? (
              <Link to={paths.support()} className={buttonClass()}>
                {signInFailedWords.blocked.support}
              </Link>
            ) : (
              <Button onClick={() => openAuth('signin', { next: paths.dashboard() })}>
                {commonWords.tryAgain}
              </Button>
            )}
            <Link to={paths.home()} className={buttonClass('secondary')}>
              {signInFailedWords.home}
            </Link>
          </>
        }
      >
        {isBlocked ? signInFailedWords.blocked.text : signInFailedWords.text(google)}
      </Panel>
    </LinkPage>
  );
}
