import { classNames } from './class-names.ts';

import styles from './spinner.module.css';

/** Something is under way; text beside it says what. */
export function Spinner({ large = false, className }: { large?: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(styles['spinner'], large && styles['large'], className)} aria-hidden="true" />
  );
}
