import { type ReactNode, useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/panels/dialog.tsx';
import type { ConsoleFailure } from '../../api/console-failure.ts';
import { Card } from '../card.tsx';
import { ErrorAlert } from '../error-panel.tsx';
import { SmallTable } from '../list/small-table.tsx';
import { TableSkeleton } from '../list/table-skeleton.tsx';
import { Moment } from '../moment.tsx';
import { partWords, versionWords as words } from '../words.ts';

import styles from './versions.module.css';

/** How many versions are shown at first, how many more with each press, and how many at most. */
const STEP = 10;
const MOST = 100;

/** For the verb that lists versions. */
export function useVersionLimit() {
  const [limit, setLimit] = useState(STEP);
  return { limit, more: () => setLimit((now) => Math.min(MOST, now + STEP)), isAll: limit >= MOST };
}

interface Version {
  version: number;
  why: string;
  by: string | null;
  at: string | null;
}

interface VersionsCardProps {
  /** The version in force. */
  newest: number;
  /** Null until they are read. */
  found: { versions: Version[]; next: number | null } | null;
  failure: ConsoleFailure | null;
  limit: ReturnType<typeof useVersionLimit>;
  /** The label of the act that brings the shop's own back; null where it is there already. */
  own: string | null;
  /** Undefined for an operator who may not restore. */
  onUndo: ((version: number) => void) | undefined;
  /** What differs between a version and the one in force. */
  compared: (version: number) => ReactNode;
}

/** Published versions, with who published each and why. */
export function VersionsCard({ newest, found, failure, limit, own, onUndo, compared }: VersionsCardProps) {
  const [shown, setShown] = useState<number | null>(null);
  const { version, at, by, why, act } = words.columns;
  return (
    <Card title={words.title}>
      <ErrorAlert failure={failure} />
      {!found && !failure && <TableSkeleton />}
      {found?.versions.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      {found && found.versions.length > 0 && (
        <SmallTable
          label={words.label}
          head={[version, at, by, why, act]}
          rows={found.versions.map((one) => [
            String(one.version),
            [
              one.version,
              one.at === null ? partWords.none : <Moment key="at" at={one.at} />,
              one.by ?? words.commandLine,
              one.why || partWords.none,
              one.version === newest ? (
                words.live
              ) : (
                <span key="acts" className={styles['acts']}>
                  <Button
                    variant="link"
                    aria-label={words.compareLabel(one.version)}
                    onClick={() => setShown(one.version)}
                  >
                    {words.compare}
                  </Button>
                  {onUndo && (
                    <Button
                      variant="link"
                      aria-label={words.undoLabel(one.version)}
                      onClick={() => onUndo(one.version)}
                    >
                      {words.undo}
                    </Button>
                  )}
                </span>
              ),
            ],
          ])}
        />
      )}
      <div className={styles['acts']}>
        {found && found.next !== null && !limit.isAll && (
          <Button variant="link" onClick={limit.more}>
            {words.older}
          </Button>
        )}
        {own !== null && (
          <>
            <Button variant="link" onClick={() => setShown(0)}>
              {words.compareOwn}
            </Button>
            {onUndo && (
              <Button variant="link" onClick={() => onUndo(0)}>
                {own}
              </Button>
            )}
          </>
        )}
      </div>
      {shown !== null && (
        <Dialog
          open
          width="wide"
          title={shown === 0 ? words.comparedOwn : words.compared(shown)}
          onClose={() => setShown(null)}
        >
          {compared(shown)}
        </Dialog>
      )}
    </Card>
  );
}
