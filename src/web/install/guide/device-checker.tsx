import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';

import { DATED_FACTS } from '../../../domain/help/dated-facts.ts';
import { deviceName, DEVICES, type DeviceTab, groupByBrand } from '../../../domain/help/find-devices.ts';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { DeviceList } from './device-list.tsx';
import { checkerWords as words, deviceListWords } from './words.ts';

import styles from './device-checker.module.css';

const TABS: DeviceTab[] = ['iphone', 'android'];

const CHECKED: Record<DeviceTab, string> = {
  iphone: DATED_FACTS.apple.checked,
  android: DATED_FACTS.android.checked,
};

/** Finds a model in the lists of phones that support eSIM. */
export function DeviceChecker() {
  const [typed, setTyped] = useState('');
  return (
    <div className={styles['checker']}>
      <Tabs.Root defaultValue={'iphone' satisfies DeviceTab} onValueChange={() => setTyped('')}>
        <Tabs.List className={styles['tabs']} aria-label={words.kinds}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles['tab']}>
              {words.tabs[tab].name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={styles['panel']}>
            <SearchBox
              aria-label={words.search(words.tabs[tab].name)}
              placeholder={words.tabs[tab].example}
              value={typed}
              maxLength={60}
              onType={setTyped}
            />
            <DeviceList tab={tab} typed={typed} />
            <p className={styles['checked']}>{words.checked(DEVICES[tab].length, new Date(CHECKED[tab]))}</p>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <noscript>
        <p>{words.noScript}</p>
        {[{ heading: words.apple, devices: DEVICES.iphone }, ...groupByBrand(DEVICES.android)].map(
          ({ heading, devices }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {devices.map((device) => (
                  <li key={deviceName(device)}>
                    {device.note ? deviceListWords.note(deviceName(device), device.note) : deviceName(device)}
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
