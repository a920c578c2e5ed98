import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import { Link, type MetaFunction } from 'react-router';

import { LinkPage, linkPageHeaders } from '../../account/links/link-page.tsx';
import { pageMeta } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

export const headers = linkPageHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Sign-in did not work', description: 'Please try to sign in again.' });

/** Where the sign-in window ends when it cannot tell its page any more: it took too long, or the page is gone. */
export default function SignInFailedPage() {
  return (
    <LinkPage>
      <Panel
        icon={brokenIcon}
        heading="h1"
        title="Sign-in did not work"
        action={
          <Link to={paths.home()} className={buttonClass('secondary')}>
            Go to the start page
          </Link>
        }
      >
        It may have taken too long. If this is a small window, close it and press Continue with Google again.
      </Panel>
    </LinkPage>
  );
}
