import { Tabs } from '../parts/tabs/tabs.tsx';
import { ordersTabWords as words } from './abandoned-words.ts';

const TABS = [
  ['/orders', words.orders],
  ['/orders/drafts', words.drafts],
  ['/orders/abandoned', words.abandoned],
] as const;

export function OrdersTabs() {
  return <Tabs label={words.label} tabs={TABS} />;
}
