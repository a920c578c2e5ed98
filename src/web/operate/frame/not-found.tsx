import roleIcon from '@phosphor-icons/core/regular/lock-key.svg?raw';
import lostIcon from '@phosphor-icons/core/regular/map-pin-simple-area.svg?raw';
import { useEffect } from 'react';
import { Link } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { troubleWords } from '../parts/words.ts';
import { notFoundWords } from './words.ts';

export function NotFound() {
  useEffect(() => {
    document.title = notFoundWords.title;
  }, []);
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
    document.title = troubleWords.role.title;
  }, []);
  return (
    <Panel icon={roleIcon} heading="h1" title={troubleWords.role.title}>
      {troubleWords.role.text}
    </Panel>
  );
}
