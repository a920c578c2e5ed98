import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  width?: string;
  height: string;
  radius?: string;
}

export function Skeleton({ width = '100%', height, radius = 'var(--r-s)' }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}
