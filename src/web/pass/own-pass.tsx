import type { ReactNode } from 'react';

import { isTorn, PASS_STAMPS, type PassFace as Face, type PassState } from '../../domain/esims/pass-face.ts';
import { useArt } from '../core/site.ts';
import { classNames } from '../ui/class-names.ts';
import { Pass, PassFace, type PassProps } from './pass.tsx';

import styles from './own-pass.module.css';

interface OwnPassProps extends Pick<PassProps, 'face' | 'heading' | 'children' | 'stub' | 'stamp'> {
  /** From 1000 pixels on, the picture, the words and the stub are side by side. */
  wide?: boolean;
}

/**
 * The pass of something bought: stamped, and torn once nothing is left of it.
 * @param stamp in place of the state's own
 */
export function OwnPass({ wide = false, face, stamp, ...rest }: OwnPassProps) {
  const art = useArt();
  return (
    <Pass
      {...rest}
      face={face}
      className={classNames(wide && styles['wide'], isTorn(face.state) && styles['torn'])}
      besides={wide && <source media="(min-width: 1000px)" srcSet={art('pass', face.code)} />}
      stamp={
        stamp === undefined ? (
          stampOf(face.state)
        ) : (
          <p data-pass="stamp" className={styles['corner']}>
            {stamp}
          </p>
        )
      }
    />
  );
}

/** A bought pass whose stub is the next step. Beside a ticket with the same face, only the stub is shown. */
export function NextOnPass({ face, children }: { face: Face; children: ReactNode }) {
  return (
    <div className={styles['next']}>
      <OwnPass face={face} stub={children} />
    </div>
  );
}

export function OwnPassFace({ face }: { face: Face }) {
  return <PassFace face={face} stamp={stampOf(face.state)} />;
}

function stampOf(state: PassState) {
  const stamp = PASS_STAMPS[state];
  return (
    stamp && (
      <p data-pass="stamp" className={classNames(styles['corner'], styles['stamp'])}>
        {stamp}
      </p>
    )
  );
}
