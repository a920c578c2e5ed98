import { classNames } from './class-names.ts';

import styles from './skeleton.module.css';

// Classes, not a style attribute: pages allow none.
const WIDTHS = {
  '11rem': styles['wide-11'],
  '14rem': styles['wide-14'],
  '15rem': styles['wide-15'],
  '40%': styles['wide-40-percent'],
  '55%': styles['wide-55-percent'],
  '60%': styles['wide-60-percent'],
  '80%': styles['wide-80-percent'],
};
const HEIGHTS = {
  '1.25rem': styles['high-1-25'],
  '1.5rem': styles['high-1-5'],
  '1.65rem': styles['high-1-65'],
  '100%': styles['high-full'],
  '12rem': styles['high-12'],
  '14rem': styles['high-14'],
  '15rem': styles['high-15'],
  '16rem': styles['high-16'],
  '22rem': styles['high-22'],
  '3.5rem': styles['high-3-5'],
  '4.5rem': styles['high-4-5'],
  '5.25rem': styles['high-5-25'],
  '5.5rem': styles['high-5-5'],
  '6rem': styles['high-6'],
  '9rem': styles['high-9'],
  auto: styles['high-auto'],
  'calc(var(--t-28) * 1.04)': styles['high-text-28'],
  'calc(var(--t-title) * 1.04)': styles['high-text-title'],
  'var(--field)': styles['high-field'],
  'var(--target)': styles['high-target'],
};
const RADII = {
  inherit: styles['round-inherit'],
  'var(--r)': styles['round-r'],
  'var(--r-art)': styles['round-r-art'],
  'var(--r-l)': styles['round-r-l'],
  'var(--r-pill)': styles['round-r-pill'],
};

interface SkeletonProps {
  /** What will stand here is so large, so that nothing moves when it comes. Without a width it takes all there is. */
  width?: keyof typeof WIDTHS;
  height: keyof typeof HEIGHTS;
  radius?: keyof typeof RADII;
}

export function Skeleton({ width, height, radius }: SkeletonProps) {
  const classes = classNames(
    styles['skeleton'],
    width && WIDTHS[width],
    HEIGHTS[height],
    radius && RADII[radius],
  );
  return <div className={classes} aria-hidden="true" />;
}
