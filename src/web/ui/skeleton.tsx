import { classNames } from './class-names.ts';

import styles from './skeleton.module.css';

const RADII = {
  inherit: styles['round-inherit'],
  'var(--r)': styles['round-r'],
  'var(--r-art)': styles['round-r-art'],
  'var(--r-l)': styles['round-r-l'],
  'var(--r-pill)': styles['round-r-pill'],
};

type Length = `${number}${'rem' | 'em' | '%'}`;

interface SkeletonProps {
  /**
   * The size of the content, so that nothing moves when it loads. Without a width it fills its parent; without a height, the
   * CSS around it must set one.
   */
  width?: Length;
  height?: Length;
  radius?: keyof typeof RADII;
}

/** Sets its size by SVG attributes, because the security policy blocks a style attribute. */
export function Skeleton({ width = '100%', height, radius }: SkeletonProps) {
  const classes = classNames(styles['skeleton'], radius && RADII[radius]);
  return <svg className={classes} width={width} height={height} aria-hidden="true" />;
}
