import refreshIcon from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Cards } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SHOW_CARD, useAskedAct } from '../parts/use-asked-act.ts';
import { DoctorCard } from './doctor-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { ProcessesCard } from './processes-card.tsx';
import { ProvidersCard } from './providers-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SwitchesCard } from './switches-card.tsx';
import { TranslationsCard } from './translations-card.tsx';
import { useSwitches } from './use-switches.ts';
import { WaitingCard } from './waiting-card.tsx';
import { healthWords as words } from './words.ts';

/** Moves the focus to the card with this title. */
function showCard(title: string) {
  const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === title);
  const card = heading?.closest('section');
  if (!card) return;
  card.tabIndex = -1;
  card.focus();
}

/** Switches, how the providers answer, waiting jobs, and running processes. */
export function Health() {
  const can = useCan();
  const switches = useSwitches();
  const health = useVerb('health', {});
  const jobs = useVerb('jobs', {});
  const all = [switches, health, jobs];
  const failure = all.find((one) => one.failure !== null)?.failure ?? null;
  const isThere = switches.data && health.data && jobs.data;
  useAskedAct(isThere ? { [SHOW_CARD]: showCard } : {});
  const reload = () => all.forEach((one) => one.reload());
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <Button variant="secondary" busy={all.some(({ waiting }) => waiting)} onClick={reload}>
            <Icon of={refreshIcon} />
            {words.refresh}
          </Button>
        }
      >
        {health.data && words.release(health.data.release, health.data.mode)}
      </PageHead>
      {failure && isThere && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !isThere && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !isThere && <Skeleton height="24rem" radius="var(--r)" />}
      {switches.data && health.data && jobs.data && (
        <Cards>
          <SwitchesCard switches={switches.data.switches} onTurned={switches.reload} />
          <WaitingCard
            waiting={switches.data.waiting}
            isPaused={switches.data.switches.some(({ what, paused }) => what === 'refunds' && paused)}
          />
          <ProvidersCard providers={health.data.providers} mails={health.data.mails} />
          <JobsCard jobs={jobs.data} onRetried={jobs.reload} />
          <ProcessesCard processes={health.data.processes} />
          <FactsCard facts={health.data.stale_facts} />
          <TranslationsCard translations={health.data.translations} />
          {can('shop.examine') && <DoctorCard />}
          <SettingsCard settings={health.data.settings} />
        </Cards>
      )}
    </>
  );
}
