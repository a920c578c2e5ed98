import { classNames } from './class-names.ts';

import styles from './icon.module.css';

interface IconProps {
  /** The SVG content of one Phosphor icon, imported with `?raw`, so that a bundle contains only the icons it shows. */
  of: string;
  /** Edge in CSS pixels at the normal text size; it scales with the reader's text. */
  size?: number;
  /** Only for an icon without text; beside text, screen readers should skip it. */
  label?: string;
  className?: string | undefined;
}

export function Icon({ of, size = 20, label, className }: IconProps) {
  const edge = `${size / 16}rem`;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 256 256"
      fill="currentColor"
      width={edge}
      height={edge}
      className={classNames(styles['icon'], className)}
      dangerouslySetInnerHTML={{ __html: of }}
      {...naming}
    />
  );
}
