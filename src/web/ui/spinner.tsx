import { classNames } from './class-names.ts';

import styles from './spinner.module.css';

/** Says that something is under way; a text beside it says what. */
export function Spinner({ size = 18, className }: { size?: number; className?: string | undefined }) {
  const edge = `${size / 16}rem`;
  return (
    <span
      className={classNames(styles['spinner'], className)}
      style={{ width: edge, height: edge }}
      aria-hidden="true"
    />
  );
}
