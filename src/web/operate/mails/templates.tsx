import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { MailsTabs } from './mails-tabs.tsx';
import { templateNames, templatesWords as words } from './words.ts';

import styles from './mails.module.css';

type Listed = Output<'mail_templates'>['templates'][number];

const columns: readonly Column<Listed>[] = [
  {
    id: 'template',
    header: words.columns.template,
    phone: 'lead',
    cell: ({ template }) => <span className={styles['name']}>{templateNames[template]}</span>,
  },
  {
    id: 'subject',
    header: words.columns.subject,
    phone: 'below',
    cell: ({ subjects }) => subjects[0],
  },
  {
    id: 'samples',
    header: words.columns.samples,
    phone: 'end',
    isNumber: true,
    cell: ({ subjects }) => subjects.length,
  },
];

/** Every email that the shop sends. */
export function Templates() {
  const { data, failure, waiting, reload } = useVerb('mail_templates', {});
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <MailsTabs />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="templates"
          label={words.list}
          columns={columns}
          rows={data?.templates ?? null}
          idOf={({ template }) => template}
          nameOf={({ template }) => templateNames[template]}
          hrefOf={({ template }) => `/mails/templates/${template}`}
          waiting={waiting}
          empty={null}
        />
      )}
    </>
  );
}
