import type { Platform } from './platform.ts';

import styles from './install-guide.module.css';

interface Step {
  what: string;
  /** How, and what one should see then. */
  how: string;
}

const FIRST: Record<Platform, Step> = {
  ios: { what: 'Tap Install eSIM', how: 'You see “Activate eSIM”. Tap Continue; iOS asks twice.' },
  'old-ios': {
    what: 'Settings, Cellular, Add eSIM, Use QR Code',
    how: 'Scan the code on another screen, or tap Enter Details Manually and paste both codes. You see “Activate eSIM”. Tap Continue; iOS asks twice.',
  },
  android: {
    what: 'Tap Try on Android',
    how: 'You see “Add eSIM” or “Download your eSIM?”. Tap Add or Download.',
  },
  other: {
    what: 'Scan the code',
    how: 'iPhone: Camera. Samsung and Pixel: Settings, SIMs, Add eSIM. You see “Activate eSIM” or “Add eSIM”: tap it.',
  },
};

/** The way from the code to the internet, each step with what its reader should see. */
export function InstallSteps({ place, platform }: { place: string; platform: Platform }) {
  const steps: Step[] = [
    FIRST[platform],
    {
      what: 'Wait two to three minutes',
      how: `Stay on Wi‑Fi. You see a new line in the list of SIMs. Call it “${place}”.`,
    },
    {
      what: `In ${place}, switch it on for data`,
      how: 'Turn data roaming on for this eSIM only. You see 4G or 5G beside its bars.',
    },
  ];
  return (
    <ol className={styles['steps']}>
      {steps.map(({ what, how }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{how}</span>
        </li>
      ))}
    </ol>
  );
}
