import { Fragment, type ReactNode } from 'react';

import { classNames } from '../../ui/class-names.ts';

import styles from './fact-rows.module.css';

interface Fact {
  name: string;
  value: ReactNode;
  /** A long text without spaces: it goes under its name, and wraps after punctuation first. */
  isLong?: boolean;
}

/** A list of facts, names left and values right. */
export function FactRows({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles['rows']}>
      {facts.map(({ name, value, isLong }) => (
        <div key={name} className={classNames(styles['row'], isLong && styles['long'])}>
          <dt>{name}</dt>
          <dd>{isLong && typeof value === 'string' ? breakable(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function breakable(text: string): ReactNode {
  return text.split(/(?<=[-.])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts may be equal, and never move
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}
