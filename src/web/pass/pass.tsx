import type { ReactNode } from 'react';

import type { PassFace as Face } from '../../domain/esims/pass-face.ts';
import { hasFlag } from '../core/paths.ts';
import { useArt } from '../core/site.ts';
import { Flag } from '../pictures/flag.tsx';
import { RegionStamp } from '../pictures/region-stamp.tsx';
import { classNames } from '../ui/class-names.ts';

import styles from './pass.module.css';

export interface PassProps {
  face: Face;
  /** The title's element, and its id. */
  heading?: { as: 'h1' | 'h2' | 'h3'; id?: string };
  /** Between the face and the tear. */
  children?: ReactNode;
  stub: ReactNode;
  className?: string | false;
  /** A wide picture beside the words; without one, the picture is behind them. */
  besides?: ReactNode;
  stamp?: ReactNode;
}

/**
 * An eSIM as a boarding pass, from the choice of its plan to its last day: the destination, facts, and a stub behind a tear.
 * `data-pass` is for styles of other files: of a bought pass, and of paper.
 */
export function Pass({ className, children, stub, ...face }: PassProps) {
  return (
    <div data-pass="paper" className={classNames(styles['paper'], className)}>
      <div data-pass="front" className={styles['front']}>
        <PassFace {...face} />
        <div data-pass="main" className={styles['main']}>
          {children}
        </div>
      </div>
      <div data-pass="stub" className={styles['stub']}>
        {stub}
      </div>
    </div>
  );
}

/** The top of a pass alone. */
export function PassFace({
  face,
  heading,
  besides,
  stamp,
}: Pick<PassProps, 'face' | 'heading' | 'besides' | 'stamp'>) {
  const { code, title, plan } = face;
  const art = useArt();
  const Title = heading?.as ?? 'p';
  return (
    <div data-pass="face" className={styles['face']}>
      <picture data-pass="art" className={styles['art']}>
        {besides}
        <img src={art('banner', code)} width="1152" height="304" alt="" loading="lazy" />
      </picture>
      <div data-pass="head" className={styles['head']}>
        <span data-pass="flag">{hasFlag(code) ? <Flag iso={code} size={40} stamp /> : <RegionStamp />}</span>
        <div className={styles['words']}>
          <Title id={heading?.id} data-pass="title" className={styles['title']}>
            {title}
          </Title>
          <p data-pass="plan" className={styles['plan']}>
            {plan}
          </p>
        </div>
      </div>
      {stamp}
    </div>
  );
}
