import installIcon from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';

import type { Activation } from '../../domain/checkout/order.ts';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Platform } from './platform.ts';

import styles from './one-tap-card.module.css';

interface OneTapCardProps {
  platform: Exclude<Platform, 'other'>;
  activation: Activation;
}

/** The phone's own set-up with everything filled in. On Android it works on some makes only. */
export function OneTapCard({ platform, activation }: OneTapCardProps) {
  const isApple = platform === 'ios';
  return (
    <section className={styles['card']} data-ground="night">
      <h3 className={styles['title']}>{isApple ? 'Install on this iPhone' : 'Install on this phone'}</h3>
      <p className={styles['text']}>
        {isApple
          ? 'Opens Apple’s set-up with everything filled in. Stay on Wi‑Fi, it takes two to three minutes.'
          : 'Opens the set-up on many Android phones. If nothing happens, take the codes below. Stay on Wi‑Fi.'}
      </p>
      <a
        href={isApple ? activation.apple_url : activation.android_url}
        rel="noreferrer"
        className={buttonLook('primary', 'large', true)}
      >
        <Icon of={installIcon} />
        {isApple ? 'Install eSIM' : 'Try on Android'}
      </a>
    </section>
  );
}
