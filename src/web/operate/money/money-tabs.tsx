import { Tabs } from '../parts/tabs/tabs.tsx';
import { tabWords as words } from './words.ts';

const TABS = [
  ['/money', words.income],
  ['/money/reconciliation', words.books],
  ['/money/invoices', words.invoices],
  ['/money/oss-return', words.oss],
  ['/money/payouts', words.payouts],
] as const;

export function MoneyTabs() {
  return <Tabs label={words.label} tabs={TABS} />;
}
