import { useCan } from '../api/session.ts';
import { Tabs } from '../parts/tabs/tabs.tsx';
import { tabsWords as words } from './words.ts';

const WEBHOOKS = ['/connections', words.webhooks] as const;
const ALERTS = ['/connections/alerts', words.alerts] as const;
const EXPORTS = ['/connections/exports', words.exports] as const;
const TOKENS = ['/connections/tokens', words.tokens] as const;

/** The tabs of Connections; tokens are for those who may change the team. */
export function ConnectionTabs() {
  const can = useCan();
  return (
    <Tabs label={words.label} tabs={[WEBHOOKS, ALERTS, EXPORTS, ...(can('team.change') ? [TOKENS] : [])]} />
  );
}
