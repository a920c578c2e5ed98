import type { Activation } from '../../../domain/checkout/order-schema.ts';
import { ActivationCodes } from '../activation-codes.tsx';
import { PhoneScreen } from '../phone-screen.tsx';
import { QrCard } from '../qr-card.tsx';
import { INSTALL_STEPS, type InstallMethod, type InstallSystem } from './install-words.ts';

import styles from './step-list.module.css';

interface StepListProps {
  system: InstallSystem;
  method: InstallMethod;
  /** An eSIM's own codes, shown in the step that needs them. */
  activation?: Activation | undefined;
  /** Below the steps by QR code, whose screens are not drawn a second time. */
  isSecond?: boolean;
}

export function StepList({ system, method, activation, isSecond = false }: StepListProps) {
  const drawn = isSecond ? INSTALL_STEPS[system].qr.map(({ screen }) => screen) : [];
  return (
    <ol className={styles['steps']}>
      {INSTALL_STEPS[system][method].map(({ what, how, own, screen }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{how}</span>
          {activation && own === 'qr' && (
            <div className={styles['qr']}>
              <QrCard activation={activation} />
            </div>
          )}
          {activation && own === 'codes' && (
            <div className={styles['codes']}>
              <ActivationCodes activation={activation} withFullCode={system === 'android'} />
            </div>
          )}
          {screen && !drawn.includes(screen) && (
            <div className={styles['screen']}>
              <PhoneScreen of={screen} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
