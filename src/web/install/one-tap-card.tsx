import installIcon from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Platform } from './platform.ts';
import { oneTapWords } from './words.ts';

import styles from './one-tap-card.module.css';

interface OneTapCardProps {
  platform: Exclude<Platform, 'other'>;
  activation: Activation;
}

/** Opens the phone's own set-up with everything filled in. It works only on some Android phones, and not on old iPhones. */
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
    title: oneTapWords.iphone.title,
    text: oneTapWords.iphone.text,
    button: oneTapWords.iphone.button,
  },
  'old-ios': {
    title: oneTapWords.oldIphone.title,
    text: oneTapWords.oldIphone.text,
    button: null,
  },
  android: {
    title: oneTapWords.android.title,
    text: oneTapWords.android.text,
    button: oneTapWords.android.button,
  },
};
