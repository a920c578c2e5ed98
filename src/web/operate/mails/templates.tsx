import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { MailsTabs } from './mails-tabs.tsx';
import { templateNames, templatesWords as words } from './words.ts';

export function Templates() {
  const list = useList('mail_templates', {});
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<MailsTabs />}
      rows={list.data?.templates}
      columns={[
        { id: 'template', phone: 'lead', breaks: 'never', cell: ({ template }) => templateNames[template] },
        { id: 'subject', phone: 'below', cell: ({ subjects }) => subjects[0] },
        { id: 'samples', isNumber: true, cell: ({ subjects }) => subjects.length },
      ]}
      idOf={({ template }) => template}
      nameOf={({ template }) => templateNames[template]}
      hrefOf={({ template }) => `/emails/templates/${template}`}
    />
  );
}
