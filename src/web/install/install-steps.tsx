import { PhoneScreen } from './phone-screen.tsx';
import type { Platform } from './platform.ts';
import { stepsOf } from './words.ts';

import styles from './install-guide.module.css';

/** From the code to the internet, each step with what the reader should see. */
export function InstallSteps({ place, platform }: { place: string; platform: Platform }) {
  return (
    <ol className={styles['steps']}>
      {stepsOf(place, platform).map(({ what, how, screen }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{how}</span>
          {screen && <PhoneScreen of={screen} line={place} />}
        </li>
      ))}
    </ol>
  );
}
