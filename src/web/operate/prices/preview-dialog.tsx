import { useState } from 'react';

import { type BelowFloor, inOrder, type PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { CHANGED_BY_ANOTHER, isFailure } from '../api/console-failure.ts';
import { usePostedVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { AlarmAlert } from './alarm-alert.tsx';
import { keyOfPlan, marginText, nameOfPlan } from './plan-name.ts';
import { planWords, previewWords as words, pricesWords } from './words.ts';

import styles from './prices.module.css';

const PER_PAGE = 20;

/** Rules to preview and perhaps publish. */
export interface Wanted {
  rules: readonly PriceRule[];
  below_floor: BelowFloor;
  /** Adds the rules that keep a larger plan from being cheaper than a smaller one. */
  fix_inversions?: boolean;
  /** The older version that the rules come from. */
  version?: number;
}

interface PreviewDialogProps {
  wanted: Wanted;
  /** The price list in force. */
  now: Output<'prices'>;
  /** The version that the rules are based on. */
  seen: number;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Somebody else has published first. */
  onChanged: () => void;
}

/** Shows every price that the rules would change; publishes them with a reason. */
export function PreviewDialog({ wanted, now, seen, onClose, onDone, onChanged }: PreviewDialogProps) {
  const { version, fix_inversions = false, below_floor } = wanted;
  const rules = [...wanted.rules];
  const [skip, setSkip] = useState(0);
  const [at, setAt] = useState('');
  const { data, failure } = usePostedVerb('price_preview', {
    rules,
    below_floor,
    fix_inversions,
    skip,
    limit: PER_PAGE,
    ...(at !== '' && { at }),
  });
  const isSame =
    data !== null &&
    below_floor === now.below_floor &&
    JSON.stringify(data.rules) === JSON.stringify(inOrder(now.rules));

  async function publish(reason: string, confirm: number | undefined) {
    try {
      const done = version
        ? await callVerb('price_undo', { version, reason, seen, confirm })
        : await callVerb('price_publish', {
            rules: data?.rules ?? [],
            below_floor,
            reason,
            seen,
            confirm,
          });
      onDone(
        done.published ? pricesWords.published(done.version, done.count) : pricesWords.same(done.version),
      );
    } catch (error) {
      if (isFailure(error, CHANGED_BY_ANOTHER)) onChanged();
      throw error;
    }
  }

  const begins = [...new Set(rules.flatMap(({ from }) => from ?? []))].toSorted();
  const title = fix_inversions ? words.fixTitle : words.title;
  return (
    <ConfirmDialog
      open
      width="wide"
      title={version ? words.undoTitle(version) : title}
      lead={words.lead}
      action={words.action}
      figure={data?.alarm?.count ?? null}
      impossible={data === null || isSame}
      onClose={onClose}
      onConfirm={publish}
    >
      <div className={styles['preview']}>
        <ErrorAlert failure={failure} />
        {!data && !failure && <TableSkeleton />}
        {data && isSame && <Alert tone="info" title={words.same} />}
        {data && !isSame && (
          <>
            {begins.length > 0 && (
              <SelectField
                label={words.at}
                value={at}
                onChange={(event) => {
                  setAt(event.currentTarget.value);
                  setSkip(0);
                }}
              >
                <option value="">{words.now}</option>
                {begins.map((begin) => (
                  <option key={begin} value={begin}>
                    {planWords.moment(begin)}
                  </option>
                ))}
              </SelectField>
            )}
            {data.alarm && <AlarmAlert alarm={data.alarm} plans={data.plans} />}
            <Counts {...data} />
            {data.count === 0 ? <p>{words.noneNow}</p> : <Changes {...data} skip={skip} onSkip={setSkip} />}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

type Preview = Output<'price_preview'>;

function Counts({
  count,
  plans,
  dearer,
  cheaper,
  hidden,
  shown,
  worst,
  below,
  price_inversions,
  later,
}: Preview) {
  const { facts } = words;
  const split = [
    dearer > 0 && facts.dearer(dearer),
    cheaper > 0 && facts.cheaper(cheaper),
    hidden > 0 && facts.hidden(hidden),
    shown > 0 && facts.shown(shown),
  ].filter(Boolean);
  return (
    <DescriptionList
      facts={[
        [facts.count, facts.of(count, plans)],
        [facts.split, split.join(', ')],
        [facts.worst, worst && facts.worstOf(marginText(worst.after, ''), nameOfPlan(worst))],
        [facts.below, String(below)],
        [facts.inversions, String(price_inversions)],
        [facts.later, later > 0 && String(later)],
      ]}
    />
  );
}

function Changes({
  changes,
  count,
  next,
  skip,
  onSkip,
}: Preview & { skip: number; onSkip: (skip: number) => void }) {
  const { plan, was, becomes, marginWas, margin } = words.columns;
  return (
    <>
      <SmallTable
        label={words.table}
        head={[plan, was, becomes, marginWas, margin]}
        numbers={[1, 2, 3, 4]}
        rows={changes.map((one) => [
          keyOfPlan(one),
          [
            nameOfPlan(one),
            one.before?.price.text ?? words.notSold,
            one.after?.price.text ?? words.notSold,
            marginText(one.before, ''),
            marginText(one.after, ''),
          ],
        ])}
      />
      {count > PER_PAGE && (
        <div className={styles['pages']}>
          <span className={styles['lead']}>{words.page(skip + 1, skip + changes.length, count)}</span>
          <Button
            variant="secondary"
            inactive={skip === 0}
            onClick={() => skip > 0 && onSkip(skip - PER_PAGE)}
          >
            {words.before}
          </Button>
          <Button variant="secondary" inactive={next === null} onClick={() => next !== null && onSkip(next)}>
            {words.next}
          </Button>
        </div>
      )}
    </>
  );
}
