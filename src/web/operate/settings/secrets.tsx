import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Cards } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SettingTabs } from './setting-tabs.tsx';
import { secretsWords as words } from './words.ts';

import styles from './settings.module.css';

type Secret = Output<'secrets'>['secrets'][number];

/** Whether each secret is set and works, and when that was last checked. */
export function Secrets() {
  const { data, failure, reload } = useVerb('secrets', {});
  const [busy, setBusy] = useState<Secret['name'] | null>(null);
  const [wrong, setWrong] = useState<{ name: Secret['name']; failure: ConsoleFailure } | null>(null);

  async function check(name: Secret['name']) {
    if (busy !== null) return;
    setBusy(name);
    setWrong(null);
    try {
      await callVerb('secret_check', { name });
      reload();
    } catch (error) {
      setWrong({ name, failure: asFailure(error) });
    }
    setBusy(null);
  }

  const set = data?.secrets.filter((one) => one.is_set) ?? [];
  const unset = data?.secrets.filter((one) => !one.is_set) ?? [];
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <SettingTabs />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      <VisuallyHidden status>{busy === null ? '' : words.checking}</VisuallyHidden>
      {data && (
        <Cards>
          <Card title={words.set}>
            <div className={styles['secrets']}>
              {set.map((one) => (
                <SecretRow
                  key={one.name}
                  secret={one}
                  busy={busy === one.name}
                  failure={wrong?.name === one.name ? wrong.failure : null}
                  onCheck={() => void check(one.name)}
                />
              ))}
            </div>
          </Card>
          {unset.length > 0 && (
            <Card title={words.unset(unset.length)}>
              <dl className={styles['unset']}>
                {unset.map(({ name, does }) => (
                  <div key={name}>
                    <dt>
                      <code>{name}</code>
                    </dt>
                    <dd className={styles['note']}>{does}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </Cards>
      )}
    </>
  );
}

interface SecretRowProps {
  secret: Secret;
  busy: boolean;
  failure: ConsoleFailure | null;
  onCheck: () => void;
}

function SecretRow({ secret, busy, failure, onCheck }: SecretRowProps) {
  const { name, does, from, findings, checked_at: checkedAt, signed_at: signedAt } = secret;
  const [tone, state] = stateOf(secret);
  const bad = findings.filter(({ light }) => light !== 'green');
  return (
    <div className={styles['secret']}>
      <div>
        <div className={styles['secretName']}>
          <h3>
            <code>{name}</code>
          </h3>
          <StatusPill tone={tone}>{state}</StatusPill>
        </div>
        <p className={styles['note']}>
          {does} {from === 'sandbox' && `${words.bySandbox}.`} {from === 'shop' && `${words.byShop}.`}
        </p>
        {(bad.length > 0 ? bad : findings).map(({ about, found, remedy }) => (
          <p key={about} className={styles['told']}>
            {found}
            {remedy !== undefined && <span className={styles['remedy']}>{remedy}</span>}
          </p>
        ))}
        <p className={styles['note']}>
          {checkedAt !== null && (
            <>
              {words.checked} <TimeAgo at={checkedAt} />
            </>
          )}
          {signedAt !== null && (
            <>
              {' '}
              {words.signed} <TimeAgo at={signedAt} />
            </>
          )}
          {!secret.can_be_checked && signedAt === null && words.noCheck}
        </p>
        <ErrorAlert failure={failure} />
      </div>
      {secret.can_be_checked && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={words.checkLabel(busy ? words.checking : words.check, name)}
          onClick={onCheck}
        >
          {busy ? words.checking : words.check}
        </Button>
      )}
    </div>
  );
}

function stateOf({ findings, signed_at: signedAt, can_be_checked: canBe }: Secret): [StatusTone, string] {
  if (findings.some(({ light }) => light === 'red')) return ['bad', words.fails];
  if (findings.some(({ light }) => light === 'amber')) return ['waiting', words.look];
  if (findings.length > 0 || signedAt !== null) return ['good', words.works];
  return canBe ? ['quiet', words.unknown] : ['quiet', words.set];
}
