import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { destinationWords } from './words.ts';

/** From where there is nothing to where there is something. */
export function BrowseAll({ children = destinationWords.browseAll }: { children?: string }) {
  return (
    <Link to={paths.browse()} className={buttonClass()}>
      {children}
    </Link>
  );
}

/** From a place that is not there: to all that are, and to the search. */
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
