import { useCan } from '../api/session.ts';
import { Tabs } from '../parts/tabs/tabs.tsx';
import { tabWords as words } from './words.ts';

const TABS = [
  ['/catalogue', words.places],
  ['/catalogue/order', words.ranking],
  ['/catalogue/syncs', words.syncs],
  ['/catalogue/searches', words.searches],
] as const;

const WITH_COSTS = [
  ...TABS,
  ['/catalogue/sources', words.sources],
  ['/catalogue/wholesalers', words.wholesalers],
] as const;

export function CatalogueTabs() {
  return <Tabs label={words.label} tabs={useCan()('prices.read') ? WITH_COSTS : TABS} />;
}
