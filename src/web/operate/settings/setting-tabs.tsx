import { Tabs } from '../parts/tabs/tabs.tsx';
import { tabsWords as words } from './words.ts';

const TABS = [
  ['/settings', words.settings],
  ['/settings/secrets', words.secrets],
  ['/settings/setup', words.setup],
] as const;

/** The tabs of Settings. */
export function SettingTabs() {
  return <Tabs label={words.label} tabs={TABS} />;
}
