import { Skeleton } from '../../../ui/skeleton.tsx';
import { useVerb } from '../../api/use-verb.ts';
import { ErrorAlert } from '../error-panel.tsx';
import { ChangesTable, type NameOfPart } from './changes-table.tsx';
import { useVersionLimit, VersionsCard } from './versions-card.tsx';

interface VersionsOfProps {
  /** What is published: the first part of its verbs' names. */
  of: 'brand' | 'settings';
  /** The version in force; it rises when somebody publishes. */
  newest: number;
  /** Restores version 0. */
  own: string;
  nameOf?: NameOfPart;
  /** Undefined for an operator who may not restore. */
  onUndo: ((version: number) => void) | undefined;
}

/** Published versions of something whose parts have paths. */
export function VersionsOf({ of, newest, own, nameOf, onUndo }: VersionsOfProps) {
  const limit = useVersionLimit();
  // Naming the newest version loads the list again when that changes.
  const { data, failure } = useVerb(`${of}_history`, { limit: limit.limit, before: newest + 1 });
  return (
    <VersionsCard
      newest={newest}
      found={data}
      failure={failure}
      limit={limit}
      own={newest > 0 ? own : null}
      onUndo={onUndo}
      compared={(version) => <Compared of={of} from={version} to={newest} nameOf={nameOf} />}
    />
  );
}

interface ComparedProps extends Pick<VersionsOfProps, 'of'> {
  from: number;
  to: number;
  nameOf: NameOfPart | undefined;
}

function Compared({ of, from, to, nameOf }: ComparedProps) {
  const { data, failure } = useVerb(`${of}_compare`, { from, to });
  if (failure) return <ErrorAlert failure={failure} />;
  return data ? (
    <ChangesTable changes={data.changes} nameOf={nameOf} />
  ) : (
    <Skeleton height="8rem" radius="var(--r)" />
  );
}
