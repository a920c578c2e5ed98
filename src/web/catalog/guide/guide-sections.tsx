import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { priceMark } from '../../core/reader-prices.ts';
import { classNames } from '../../ui/class-names.ts';
import { guideEntries, type GuideLine } from './guide-entries.ts';

import styles from './guide-sections.module.css';

/** More lines than this are set in columns. */
const FEW = 8;

/** A guide's answers as sections of a page. */
export function guideSections(guide: PlaceGuide): { id: string; title: string; body: ReactNode }[] {
  return guideEntries(guide).map(({ id, title, answer, prices = [], lines = [] }) => ({
    id,
    title,
    body: (
      <>
        {answer !== undefined && <p {...(prices.length > 0 && priceMark(...prices))}>{answer}</p>}
        {lines.length > 0 && (
          <ul className={classNames(styles['lines'], lines.length > FEW && styles['many'])}>
            {lines.map((line) => (
              <li key={keyOf(line)} {...(line.price && priceMark(line.price))}>
                {line.before}
                {line.link && <Link to={line.link.to}>{line.link.text}</Link>}
                {line.after}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  }));
}

const keyOf = ({ before, link }: GuideLine) => `${before} ${link?.to}`;
