import { Tabs } from '../parts/tabs/tabs.tsx';
import { pagesWords } from './words.ts';

const { label, pages, emails } = pagesWords.tabs;

export function PagesTabs() {
  return (
    <Tabs
      label={label}
      tabs={[
        ['/pages', pages],
        ['/pages/emails', emails],
      ]}
    />
  );
}
