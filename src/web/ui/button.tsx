import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'bare' | 'link' | 'icon';
export type ButtonSize = 'regular' | 'large';

const variantClasses: Record<ButtonVariant, string | undefined> = {
  primary: styles['primary'],
  secondary: styles['secondary'],
  bare: styles['bare'],
  link: styles['link'],
  icon: styles['icon'],
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  wide = false,
): string {
  return classNames(
    styles['button'],
    variantClasses[variant],
    size === 'large' && styles['large'],
    wide && styles['wide'],
  );
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: shows a spinner, keeps the focus and ignores presses. */
  busy?: boolean;
  /** Not ready to be pressed. It looks and is announced as disabled, but keeps the focus, and a press may say why. */
  inactive?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  inactive = false,
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
    // A busy button stays focusable: with a native `disabled` the keyboard's focus would jump to the page's start.
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size, wide), className)}
      onClick={press}
      aria-disabled={busy || inactive || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
