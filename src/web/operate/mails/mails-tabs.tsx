import { useCan } from '../api/session.ts';
import { Tabs } from '../parts/tabs/tabs.tsx';
import { mailsWords } from './words.ts';

const words = mailsWords.tabs;
const TABS = [
  ['/emails', words.outbox],
  ['/emails/templates', words.templates],
] as const;

/** The tabs of Emails; none for operators who may see only one of them. */
export function MailsTabs() {
  const can = useCan();
  return can('outbox.read') && <Tabs label={words.label} tabs={TABS} />;
}
