import yesIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import unsureIcon from '@phosphor-icons/core/fill/question-fill.svg?raw';
import noIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?raw';
import { useId } from 'react';

import { type DeviceAnswer, deviceAnswer, deviceAnswerWords } from '../../../domain/help/device-rules.ts';
import type { Device } from '../../../domain/help/devices/device.ts';
import {
  type DeviceGroup,
  deviceName,
  type DeviceTab,
  findDevices,
  groupByBrand,
} from '../../../domain/help/find-devices.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { reachByKeyboard } from '../../ui/panels/reach-by-keyboard.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deviceListWords as words } from './words.ts';

import styles from './device-checker.module.css';

const ANSWERS: Record<DeviceAnswer['takes'], { icon: string; color: string | undefined }> = {
  yes: { icon: yesIcon, color: styles['yes'] },
  no: { icon: noIcon, color: styles['no'] },
  unsure: { icon: unsureIcon, color: styles['unsure'] },
};

interface DeviceListProps {
  tab: DeviceTab;
  typed: string;
}

/** The models found, Android models grouped by maker; for a model outside the list, what the rule of its line says. */
export function DeviceList({ tab, typed }: DeviceListProps) {
  const found = findDevices(tab, typed);
  if (!found) {
    return <p className={styles['empty']}>{words.start}</p>;
  }
  if (found.length === 0) {
    const answer = deviceAnswer(typed);
    if (!answer) return <output className={styles['empty']}>{words.none}</output>;
    const { what, why } = deviceAnswerWords(answer);
    const { icon, color } = ANSWERS[answer.takes];
    return (
      <output className={classNames(styles['device'], styles['answer'])}>
        <Icon of={icon} className={color} />
        <span>
          <b>{what}</b>
          <span className={styles['note']}>{why}</span>
        </span>
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
            <b>
              <bdi>{deviceName(device)}</bdi>
            </b>
            {device.note && <span className={styles['note']}>{device.note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
