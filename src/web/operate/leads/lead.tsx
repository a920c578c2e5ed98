import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { Link, useParams } from 'react-router';

import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMay } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { changeOf } from '../audit/facts-line.ts';
import { Box } from '../parts/box.tsx';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Facts } from '../parts/facts.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadStatePill } from './lead-state-pill.tsx';
import { leadWords as words } from './words.ts';

import styles from './leads.module.css';

/** One request of a company, and what becomes of it. */
export function Lead() {
  const { id = '' } = useParams();
  const mayWork = useMay()('leads.work');
  const { data, failure, waiting, reload } = useVerb('lead', { id });
  // What is there may still be the one that was shown before.
  const lead = data && (data.id === id || !waiting) ? data : null;
  return (
    <>
      <Link to="/leads" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {failure && !lead && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!failure && !lead && <TableSkeleton />}
      {lead && (
        <>
          <PageHead title={lead.company} beside={<LeadStatePill state={lead.state} />}>
            {words.sent} <Moment at={lead.at} exact />
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['columns']}>
            <div className={styles['part']}>
              <Box title={words.message.title}>
                <p className={lead.message ? styles['message'] : styles['quiet']}>
                  {lead.message || words.message.none}
                </p>
              </Box>
              <Company lead={lead} />
            </div>
            <div className={styles['part']}>
              {mayWork && <LeadForm key={lead.id} lead={lead} onChanged={reload} />}
              <Happened acts={lead.acts} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Company({ lead }: { lead: Output<'lead'> }) {
  const { contact, regions } = lead;
  const may = useMay();
  const { facts } = words;
  const asCustomer = `/customers?${new URLSearchParams({ who: contact.email })}`;
  return (
    <Box title={facts.title}>
      <Facts
        facts={[
          [facts.contact, contact.name],
          [facts.email, <EmailText key="email" address={contact.email} />],
          [facts.phone, contact.phone],
          [
            facts.website,
            contact.website && (
              <a key="website" href={contact.website} target="_blank" rel="noreferrer">
                {contact.website}
              </a>
            ),
          ],
          [facts.size, lead.team_size],
          [facts.regions, regions.join(', ')],
          [facts.news, lead.subscribe ? facts.yes : facts.no],
          [
            facts.customer,
            may('customers.read') && (
              <Link key="customer" to={asCustomer}>
                {facts.customerLink}
              </Link>
            ),
          ],
          [facts.id, lead.id],
        ]}
      />
    </Box>
  );
}

function Happened({ acts }: Pick<Output<'lead'>, 'acts'>) {
  return (
    <Box title={words.acts.title}>
      {acts.length === 0 && <p className={styles['quiet']}>{words.acts.none}</p>}
      <ul className={styles['list']}>
        {acts.map(({ id, at, operator, what, before, after }) => (
          <li key={id}>
            {what}
            <div className={styles['below']}>{changeOf({ before, after })}</div>
            <div className={styles['below']}>
              <Moment at={at} /> · {operator ?? words.acts.commandLine}
            </div>
          </li>
        ))}
      </ul>
    </Box>
  );
}
