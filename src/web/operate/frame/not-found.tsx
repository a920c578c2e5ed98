import roleIcon from '@phosphor-icons/core/regular/lock-key.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { errorWords } from '../parts/words.ts';
import { movedTo } from './screens.ts';
import { notFoundWords } from './words.ts';

/** Leads on to where the page of an old address is now. */
export function NotFound() {
  const { pathname, search } = useLocation();
  const moved = movedTo(pathname);
  useEffect(() => {
    if (moved === undefined) document.title = notFoundWords.title;
  }, [moved]);
  if (moved !== undefined) return <Navigate to={moved + search} replace />;
  return (
    <Panel
      icon={lostIcon}
      heading="h1"
      title={notFoundWords.title}
      action={
        <Link to="/" className={buttonClass('secondary')}>
          {notFoundWords.action}
        </Link>
      }
    >
      {notFoundWords.text}
    </Panel>
  );
}

/** Replaces a page that the operator's role may not open. */
export function NotYours() {
  useEffect(() => {
    document.title = errorWords.role.title;
  }, []);
  return (
    <Panel icon={roleIcon} heading="h1" title={errorWords.role.title}>
      {errorWords.role.text}
    </Panel>
  );
}
