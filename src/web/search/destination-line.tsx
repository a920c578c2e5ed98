import { partName } from '../../domain/catalog/country.ts';
import { splitAtMatch } from '../../domain/catalog/search.ts';
import { Flag } from '../pictures/flag.tsx';
import type { CountryRow } from './found-places.ts';

import styles from './destination-line.module.css';

/** A destination in the list of matches: flag, name with the match highlighted, other name, region, code. */
export function DestinationLine({ found, query }: { found: CountryRow; query: string }) {
  const { iso, name, region } = found.destination;
  return (
    <span className={styles['line']}>
      <Flag iso={iso} />
      <span className={styles['name']}>
        {found.by === null ? (
          <Marked text={name} query={query} />
        ) : (
          <>
            {name}{' '}
            <span className={styles['by']}>
              <Marked text={found.by} query={query} />
            </span>
          </>
        )}
      </span>
      <span className={styles['region']}>{partName(region)}</span>
      <span className={styles['iso']} translate="no">
        {iso}
      </span>
    </span>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = splitAtMatch(text, query) ?? [text, '', ''];
  return (
    <>
      {before && <span>{before}</span>}
      {match && <b className={styles['match']}>{match}</b>}
      {after && <span>{after}</span>}
    </>
  );
}
