import type { ReactNode } from 'react';

import { isTorn, PASS_STAMPS, type PassFace as Face } from '../../domain/esims/pass-face.ts';
import { useArt } from '../core/site.ts';
import { Flag } from '../pictures/flag.tsx';
import { classNames } from '../ui/class-names.ts';

import styles from './pass.module.css';

interface PassProps {
  face: Face;
  /** From 1000 pixels on, the picture, the words and the stub are side by side. */
  wide?: boolean;
  /** The title's element, and its id. */
  heading?: { as: 'h1' | 'h2' | 'h3'; id?: string };
  /** Between the face and the tear. */
  children?: ReactNode;
  stub: ReactNode;
}

/** An eSIM as a boarding pass, from the choice of its plan to its last day: the destination, facts, and a stub behind a tear. */
export function Pass({ face, wide = false, heading, children, stub }: PassProps) {
  return (
    <div
      className={classNames(styles['paper'], wide && styles['wide'], isTorn(face.state) && styles['torn'])}
    >
      <div className={styles['front']}>
        <PassFace face={face} wide={wide} {...(heading && { heading })} />
        <div className={styles['main']}>{children}</div>
      </div>
      <div className={styles['stub']}>{stub}</div>
    </div>
  );
}

/** The top of a pass alone. */
export function PassFace({ face, wide = false, heading }: Pick<PassProps, 'face' | 'wide' | 'heading'>) {
  const { code, title, plan, state } = face;
  const art = useArt();
  const Title = heading?.as ?? 'p';
  const stamp = PASS_STAMPS[state];
  return (
    <div className={styles['face']}>
      <picture className={styles['art']}>
        {wide && <source media="(min-width: 1000px)" srcSet={art('pass', code)} />}
        <img src={art('banner', code)} width="1152" height="304" alt="" loading="lazy" />
      </picture>
      <div className={styles['head']}>
        <span className={styles['flag']}>
          <Flag iso={code} size={40} stamp />
        </span>
        <div className={styles['words']}>
          <Title id={heading?.id} className={styles['title']}>
            {title}
          </Title>
          <p className={styles['plan']}>{plan}</p>
        </div>
      </div>
      {stamp && <p className={styles['stamp']}>{stamp}</p>}
    </div>
  );
}
