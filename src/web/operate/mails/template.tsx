import missingIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import { useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useAct } from '../api/use-act.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { BackLink } from '../parts/detail-screen.tsx';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type Filters, useFilters } from '../parts/list/filters.ts';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { type Template as Name, templateNames, templateWords as words } from './words.ts';

import styles from './mails.module.css';

function isTemplate(name: string): name is Name {
  return Object.hasOwn(templateNames, name);
}

/** One email with sample data, as its recipient sees it. */
export function Template() {
  const { template = '' } = useParams();
  return (
    <>
      <BackLink to={['/emails/templates', words.back]} />
      {isTemplate(template) ? (
        <Samples template={template} />
      ) : (
        <Panel icon={missingIcon} title={words.unknown.title} heading="h1">
          {words.unknown.text}
        </Panel>
      )}
    </>
  );
}

function Samples({ template }: { template: Name }) {
  const subjects = useVerb('mail_templates', {}).data?.templates.find(
    (one) => one.template === template,
  )?.subjects;
  const [first = '', ...others] = subjects ?? [];
  const filters: Filters = {
    sample: {
      kind: 'choice',
      unset: `1: ${first}`,
      options: Object.fromEntries(others.map((subject, at) => [at + 1, `${at + 2}: ${subject}`])),
    },
  };
  const { values, onChange, onClear } = useFilters(filters);
  const sample = Number(values['sample'] ?? 0);
  const { data, failure, reload } = useVerb('mail_preview', { template, sample });
  return (
    <>
      <PageHead title={templateNames[template]} actions={<SendToMe template={template} sample={sample} />}>
        {data?.subject}
      </PageHead>
      {others.length > 0 && (
        <FilterBar
          filters={filters}
          labels={words.filters}
          values={values}
          onChange={onChange}
          onClear={onClear}
        />
      )}
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && <Shown template={template} sample={sample} mail={data} />}
    </>
  );
}

interface ShownProps {
  template: Name;
  sample: number;
  mail: Output<'mail_preview'>;
}

/** The HTML, in a frame that runs no scripts, and the text. */
function Shown({ template, sample, mail: { subject, text, attachments } }: ShownProps) {
  const query = new URLSearchParams({ template, sample: String(sample) });
  return (
    <div className={styles['columns']}>
      <Card title={words.html}>
        <iframe
          key={query.toString()}
          className={styles['frame']}
          title={words.frame(subject)}
          sandbox=""
          src={`/api/operate/mail_preview.html?${query}`}
        />
      </Card>
      <Card title={words.text}>
        {attachments.length > 0 && (
          <p className={styles['attached']}>{words.attached(attachments.map(({ filename }) => filename))}</p>
        )}
        <pre className={styles['text']}>{text}</pre>
      </Card>
    </div>
  );
}

/** Sends the sample to the operator, and shows the mail server's answer. */
function SendToMe({ template, sample }: { template: Name; sample: number }) {
  const { busy, done, failure, run } = useAct(() => callVerb('mail_sample', { template, sample }));
  const isSent = done?.result === 'sent';
  return (
    <>
      <Button busy={busy} onClick={run}>
        {busy ? words.sending : words.send}
      </Button>
      {done && (
        <Alert
          tone={isSent ? 'success' : 'warning'}
          title={(isSent ? words.sent : words.notSent)(done.to, done.answer)}
        />
      )}
      <ErrorAlert failure={failure} />
    </>
  );
}
