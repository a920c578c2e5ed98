import { Tabs } from '../parts/tabs/tabs.tsx';
import { tabWords as words } from './words.ts';

const TABS = [
  ['/prices', words.rules],
  ['/prices/currencies', words.currencies],
] as const;

export function PricesTabs() {
  return <Tabs label={words.label} tabs={TABS} />;
}
