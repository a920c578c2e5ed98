import yesIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';

import type { Device } from '../../domain/help/devices/device.ts';
import { deviceName } from '../../domain/help/find-devices.ts';
import { Icon } from '../ui/icon.tsx';
import { reachByKeyboard } from '../ui/reach-by-keyboard.ts';
import { Unseen } from '../ui/unseen.tsx';

import styles from './device-checker.module.css';

/** @param found null while nothing is typed */
export function DeviceList({ found }: { found: Device[] | null }) {
  if (!found) {
    return <p className={styles['empty']}>Start typing your device model to check compatibility</p>;
  }
  if (found.length === 0) {
    return <output className={styles['empty']}>No devices found matching your search.</output>;
  }
  return (
    <>
      <Unseen status>{found.length === 1 ? '1 device found' : `${found.length} devices found`}</Unseen>
      <ul className={styles['devices']} ref={reachByKeyboard} aria-label="Devices that take an eSIM">
        {found.map((device) => (
          <li key={deviceName(device)} className={styles['device']}>
            <Icon of={yesIcon} className={styles['yes']} />
            <span>
              <b>{deviceName(device)}</b>
              {device.note && <span className={styles['note']}>{device.note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
