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
   * What will stand here is so large, so that nothing moves when it comes. Without a width it takes all there is, without a
   * height the style around it has to tell.
   */
  width?: Length;
  height?: Length;
  radius?: keyof typeof RADII;
}

/** Its lengths are attributes of a drawing: a style attribute would be blocked. */
export function Skeleton({ width = '100%', height, radius }: SkeletonProps) {
  const classes = classNames(styles['skeleton'], radius && RADII[radius]);
  return <svg className={classes} width={width} height={height} aria-hidden="true" />;
}
