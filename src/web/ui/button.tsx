import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'bare' | 'link' | 'icon';
export type ButtonSize = 'regular' | 'large';

const looks: Record<ButtonLook, string | undefined> = {
  primary: styles['primary'],
  secondary: styles['secondary'],
  bare: styles['bare'],
  link: styles['link'],
  icon: styles['icon'],
};

/** The class of a button's look, for an anchor that has to look like one. */
export function buttonLook(look: ButtonLook = 'primary', size: ButtonSize = 'regular', wide = false): string {
  return classNames(
    styles['button'],
    looks[look],
    size === 'large' && styles['large'],
    wide && styles['wide'],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: shows a spinner, keeps its focus and swallows presses. */
  busy?: boolean;
  /** Pressing does not help yet. It looks and is announced disabled, but keeps its focus, and a press may say why. */
  early?: boolean;
}

export function Button({
  look,
  size,
  wide,
  busy = false,
  early = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    // A busy button stays focusable: a native `disabled` would throw the keyboard back to the page's start.
    <button
      type="button"
      {...rest}
      className={classNames(buttonLook(look, size, wide), className)}
      onClick={press}
      aria-disabled={busy || early || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
