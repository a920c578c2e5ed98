import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import nextIcon from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';

import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AFTER, FIRST, firstPage } from './filters.ts';
import { pagerWords } from './words.ts';

import styles from './pager.module.css';

/**
 * Moves between the pages of a list. The address says where a page starts.
 * @param next null at the end
 * @param nextRow the number of the next page's first row
 */
export function Pager({ next, nextRow }: { next: string | null; nextRow?: number }) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isFirst = !params.has(AFTER);
  if (isFirst && next === null) return null;
  const pageFrom = (after: string | null) => {
    const other = firstPage(params);
    if (after !== null) other.set(AFTER, after);
    if (after !== null && nextRow !== undefined) other.set(FIRST, String(nextRow));
    return { search: other.toString() };
  };
  /** Opened by this pager: the browser's Back then leads to the previous page. */
  const cameByPager = (location.state as { paged?: boolean } | null)?.paged === true;
  return (
    <nav className={styles['pager']} aria-label={pagerWords.label}>
      {!isFirst && (
        <Link to={pageFrom(null)} className={buttonClass('bare')}>
          {pagerWords.first}
        </Link>
      )}
      {!isFirst && cameByPager && (
        <Button variant="secondary" onClick={() => void navigate(-1)}>
          <Icon of={backIcon} size={16} />
          {pagerWords.back}
        </Button>
      )}
      {next !== null && (
        <Link to={pageFrom(next)} state={{ paged: true }} className={buttonClass('secondary')}>
          {pagerWords.next}
          <Icon of={nextIcon} size={16} />
        </Link>
      )}
      {next === null && <p className={styles['ended']}>{pagerWords.end}</p>}
    </nav>
  );
}
