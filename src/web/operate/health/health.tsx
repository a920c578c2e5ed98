import refreshIcon from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw';

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { Boxes } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DoctorBox } from './doctor-box.tsx';
import { JobsBox } from './jobs-box.tsx';
import { PartiesBox } from './parties-box.tsx';
import { ProcessesBox } from './processes-box.tsx';
import { SettingsBox } from './settings-box.tsx';
import { SwitchesBox } from './switches-box.tsx';
import { WaitingBox } from './waiting-box.tsx';
import { healthWords as words } from './words.ts';

/** Switches, how the parties answer, waiting jobs, and running processes. */
export function Health() {
  const can = useCan();
  const switches = useVerb('switches', {});
  const health = useVerb('health', {});
  const jobs = useVerb('jobs', {});
  const all = [switches, health, jobs];
  const failure = all.find((one) => one.failure !== null)?.failure ?? null;
  const isThere = switches.data && health.data && jobs.data;
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
      {failure && isThere && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !isThere && <CallTrouble failure={failure} onRetry={reload} />}
      {!failure && !isThere && <Skeleton height="24rem" radius="var(--r)" />}
      {switches.data && health.data && jobs.data && (
        <Boxes>
          <SwitchesBox switches={switches.data.switches} onTurned={switches.reload} />
          <WaitingBox
            waiting={switches.data.waiting}
            isPaused={switches.data.switches.some(({ what, paused }) => what === 'refunds' && paused)}
          />
          <PartiesBox parties={health.data.parties} mails={health.data.mails} />
          <JobsBox jobs={jobs.data} onRetried={jobs.reload} />
          <ProcessesBox processes={health.data.processes} />
          {can('shop.examine') && <DoctorBox />}
          <SettingsBox settings={health.data.settings} />
        </Boxes>
      )}
    </>
  );
}
