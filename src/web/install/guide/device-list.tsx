import yesIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import { useId } from 'react';

import type { Device } from '../../../domain/help/devices/device.ts';
import {
  type DeviceGroup,
  deviceName,
  type DeviceTab,
  findDevices,
  groupByBrand,
} from '../../../domain/help/find-devices.ts';
import { newerDevice } from '../../../domain/help/newer-devices.ts';
import { Icon } from '../../ui/icon.tsx';
import { reachByKeyboard } from '../../ui/panels/reach-by-keyboard.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deviceListWords as words } from './words.ts';

import styles from './device-checker.module.css';

interface DeviceListProps {
  tab: DeviceTab;
  typed: string;
}

/** The models found; Android models grouped by maker. */
export function DeviceList({ tab, typed }: DeviceListProps) {
  const found = findDevices(tab, typed);
  if (!found) {
    return <p className={styles['empty']}>{words.start}</p>;
  }
  if (found.length === 0) {
    const newer = newerDevice(tab, typed);
    return (
      <output className={styles['empty']}>
        {words.none}
        {newer && <span className={styles['newer']}>{words.newer(newer)}</span>}
      </output>
    );
  }
  return (
    <>
      <VisuallyHidden status>{words.found(found.length)}</VisuallyHidden>
      <section className={styles['devices']} ref={reachByKeyboard} aria-label={words.name}>
        {tab === 'android' ? (
          groupByBrand(found).map((group) => <Brand key={group.heading} {...group} />)
        ) : (
          <Devices devices={found} />
        )}
      </section>
    </>
  );
}

function Brand({ heading, devices }: DeviceGroup) {
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles['brand']}>
        {heading}
      </h3>
      <Devices devices={devices} labelledBy={id} />
    </>
  );
}

function Devices({ devices, labelledBy }: { devices: readonly Device[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {devices.map((device) => (
        <li key={deviceName(device)} className={styles['device']}>
          <Icon of={yesIcon} className={styles['yes']} />
          <span>
            <b>{deviceName(device)}</b>
            {device.note && <span className={styles['note']}>{device.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
