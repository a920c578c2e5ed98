import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';

import {
  checkedSince,
  deviceName,
  DEVICES,
  type DeviceTab,
  findDevices,
  groupByBrand,
} from '../../../domain/help/find-devices.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { DeviceList } from './device-list.tsx';

import styles from './device-checker.module.css';

const TABS: { value: DeviceTab; name: string }[] = [
  { value: 'iphone', name: 'iPhone / iPad' },
  { value: 'android', name: 'Android' },
];

/** Looks a model up in the lists of those that take an eSIM. */
export function DeviceChecker() {
  const [typed, setTyped] = useState('');
  return (
    <div className={styles['checker']}>
      <Tabs.Root defaultValue={'iphone' satisfies DeviceTab} onValueChange={() => setTyped('')}>
        <Tabs.List className={styles['tabs']} aria-label="Kind of device">
          {TABS.map(({ value, name }) => (
            <Tabs.Tab key={value} value={value} className={styles['tab']}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, name }) => (
          <Tabs.Panel key={value} value={value} className={styles['panel']}>
            <SearchBox
              aria-label={`Search ${name} models`}
              placeholder={value === 'iphone' ? 'iPhone 13 mini...' : 'Galaxy S24, Pixel 8...'}
              value={typed}
              maxLength={60}
              onType={setTyped}
            />
            <DeviceList tab={value} found={findDevices(value, typed)} />
            <p className={styles['checked']}>
              {DEVICES[value].length} models, checked since {monthOf(checkedSince(value))}. A newer one
              probably works: look for Add eSIM in its settings.
            </p>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <noscript>
        <p>Searching needs JavaScript. These models take an eSIM:</p>
        {[{ heading: 'Apple', devices: DEVICES.iphone }, ...groupByBrand(DEVICES.android)].map(
          ({ heading, devices }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {devices.map((device) => (
                  <li key={deviceName(device)}>
                    {deviceName(device)}
                    {device.note && `: ${device.note}`}
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </noscript>
    </div>
  );
}

/** 'August 2025' of '2025-08'. */
function monthOf(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
