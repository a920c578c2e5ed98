import { useCallback, useState } from 'react';

import { hasFlag, paths } from '../core/paths.ts';
import { classNames } from '../ui/class-names.ts';

import styles from './flag.module.css';

const EDGES = {
  24: styles['edge24'],
  28: styles['edge28'],
  36: styles['edge36'],
  38: styles['edge38'],
  40: styles['edge40'],
};

interface FlagProps {
  /** ISO 3166 alpha-2, any case. */
  iso: string;
  /** Edge in CSS pixels at normal text size; `stamp` adds the white ring for use on a picture. */
  size?: keyof typeof EDGES;
  stamp?: boolean;
}

/** A round flag; a place without one shows its ISO code instead. Decorative: the name is always beside it. */
export function Flag({ iso, size = 28, stamp = false }: FlagProps) {
  const [missing, setMissing] = useState(!hasFlag(iso));
  // On a page from the server, the picture may have failed before hydration.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setMissing(true);
  }, []);
  const classes = classNames(
    styles['flag'],
    EDGES[size],
    stamp && styles['stamp'],
    missing && styles['badge'],
  );
  if (missing) {
    return (
      <span className={classes} aria-hidden="true">
        {iso.slice(0, 3).toUpperCase()}
      </span>
    );
  }
  return (
    <img
      ref={check}
      src={paths.flag(iso)}
      width={size}
      height={size}
      className={classes}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
