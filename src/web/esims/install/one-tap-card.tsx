import installIcon from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';

import type { Activation } from '../../../domain/checkout/order-schema.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Platform } from './platform.ts';

import styles from './one-tap-card.module.css';

interface OneTapCardProps {
  platform: Exclude<Platform, 'other'>;
  activation: Activation;
}

/** The phone's own set-up with everything filled in. On Android it works on some makes only, on an old iPhone not at all. */
export function OneTapCard({ platform, activation }: OneTapCardProps) {
  const { title, text, button } = WORDS[platform];
  return (
    <section className={styles['card']} data-ground="night">
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      {button !== null && (
        <a
          href={platform === 'ios' ? activation.apple_url : activation.android_url}
          rel="noreferrer"
          className={buttonClass('primary', 'large', true)}
        >
          <Icon of={installIcon} />
          {button}
        </a>
      )}
    </section>
  );
}

const WORDS: Record<OneTapCardProps['platform'], { title: string; text: string; button: string | null }> = {
  ios: {
    title: 'Install on this iPhone',
    text: 'Opens Apple’s set-up with everything filled in. Stay on Wi‑Fi, it takes two to three minutes.',
    button: 'Install eSIM',
  },
  'old-ios': {
    title: 'Install with the codes',
    text: 'One tap needs iOS 17.4 or newer. This iPhone takes the codes below, or the QR from another screen.',
    button: null,
  },
  android: {
    title: 'Install on this phone',
    text: 'Opens the set-up on many Android phones. If nothing happens, take the codes below. Stay on Wi‑Fi.',
    button: 'Try on Android',
  },
};
