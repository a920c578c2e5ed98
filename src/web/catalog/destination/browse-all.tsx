import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { destinationWords } from './words.ts';

/** Leads from an empty page to the whole catalogue. */
export function BrowseAll({ children = destinationWords.browseAll }: { children?: string }) {
  return (
    <Link to={paths.browse()} className={buttonClass()}>
      {children}
    </Link>
  );
}

/** Leads from an unknown place to all places and to the search. */
export function FindAnother({ children = destinationWords.browseAll }: { children?: string }) {
  return (
    <>
      <BrowseAll>{children}</BrowseAll>
      <Link to={paths.home()} className={buttonClass('secondary')}>
        {destinationWords.search}
      </Link>
    </>
  );
}
