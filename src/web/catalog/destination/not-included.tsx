import { Fragment } from 'react';
import { Link } from 'react-router';

import type { Region } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { between, moreThan, notIncludedWords } from './named-words.ts';

export type Lacking = Pick<Region, 'not_included' | 'not_included_count'>;

/** The best-known countries that a region lacks, which lead to their pages, and how many more there are. */
export function NotIncluded({
  region: { not_included: named, not_included_count: all },
}: {
  region: Lacking;
}) {
  const isMore = all > named.length;
  const many = named.length + Number(isMore);
  return notIncludedWords(
    <>
      {named.map(({ iso, name }, at) => (
        <Fragment key={iso}>
          {between(at, many)}
          <Link to={paths.country(iso)}>{name}</Link>
        </Fragment>
      ))}
      {isMore && between(named.length, many) + moreThan(named, all)}
    </>,
  );
}
