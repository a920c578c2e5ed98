import { classNames } from './class-names.ts';

import styles from './spinner.module.css';

/** Says that something is under way; a text beside it says what. */
export function Spinner({ large = false, className }: { large?: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(styles['spinner'], large && styles['large'], className)} aria-hidden="true" />
  );
}
