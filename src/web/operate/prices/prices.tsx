import { useState } from 'react';

import {
  type BelowFloor,
  inOrder,
  keyOf,
  type PriceRule,
} from '../../../domain/operators/pricing/price-rules.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Cards } from '../parts/layout.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { draftWords, partWords } from '../parts/words.ts';
import { ChecksBoxes } from './checks-cards.tsx';
import { HistoryCard } from './history-card.tsx';
import { PreviewDialog, type Wanted } from './preview-dialog.tsx';
import { PricesTabs } from './prices-tabs.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RulesCard } from './rules-card.tsx';
import { historyWords, pricesWords as words } from './words.ts';

/** An operator's edited rules, and the version they are based on. */
interface Draft {
  rules: readonly PriceRule[];
  below_floor: BelowFloor;
  base: number;
}

interface Editing {
  rule: PriceRule;
  isNew: boolean;
}

/** The price rules; operators preview changes before they publish them. */
export function Prices() {
  const list = useVerb('prices', {});
  const checks = useVerb('price_checks', {});
  const failure = list.failure ?? checks.failure;
  const reload = () => {
    list.reload();
    checks.reload();
  };
  const isThere = list.data !== null;
  return (
    <>
      <PageHead title={words.title}>{list.data && words.lead(list.data.version)}</PageHead>
      <PricesTabs />
      {failure && isThere && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !isThere && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !isThere && <Skeleton height="24rem" radius="var(--r)" />}
      {list.data && (
        <Shown
          list={list.data}
          checks={checks.data}
          isChecking={checks.failure === null}
          onChanged={reload}
        />
      )}
    </>
  );
}

interface ShownProps {
  list: Output<'prices'>;
  /** Read after the rules, since it compares every price; null until then. */
  checks: Output<'price_checks'> | null;
  isChecking: boolean;
  onChanged: () => void;
}

function Shown({ list, checks, isChecking, onChanged }: ShownProps) {
  const canChange = useCan()('prices.change');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Names of plans for which a rule was made here. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const planNames = { ...Object.fromEntries(list.plans.map(({ of, name }) => [of, name])), ...chosen };
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const { rules, below_floor } = draft ?? list;

  function change(changed: Partial<Omit<Draft, 'base'>>) {
    setDone(null);
    const next = { rules, below_floor, base: draft?.base ?? list.version, ...changed };
    const isSame =
      next.below_floor === list.below_floor &&
      JSON.stringify(inOrder(next.rules)) === JSON.stringify(inOrder(list.rules));
    setDraft(isSame ? null : { ...next, rules: inOrder(next.rules) });
  }

  const without = (rule: PriceRule) => rules.filter((one) => keyOf(one) !== keyOf(rule));

  function edit(rule: PriceRule | null) {
    const global = rules.find(({ scope }) => scope === 'global');
    if (rule) setEditing({ rule, isNew: false });
    else if (global) setEditing({ rule: { ...global, scope: 'country' }, isNew: true });
  }

  async function again(version: number) {
    setFailure(null);
    try {
      const { rules, below_floor } = await readVerb('prices', { version });
      setWanted({ rules, below_floor, version });
    } catch (error) {
      setFailure(asFailure(error));
    }
  }

  return (
    <Cards>
      {done !== null && <Alert tone="success" title={done} />}
      <ErrorAlert failure={failure} />
      {draft && (
        <DraftAlerts
          newer={
            draft.base === list.version
              ? null
              : draftWords.newerBy(list.version, list.by ?? words.commandLine)
          }
          onKeep={() => setDraft({ ...draft, base: list.version })}
          onDiscard={() => setDraft(null)}
        >
          <Button onClick={() => setWanted({ rules, below_floor })}>{words.preview}</Button>
        </DraftAlerts>
      )}
      <RulesCard
        rules={rules}
        belowFloor={below_floor}
        places={list.places}
        plans={planNames}
        canChange={canChange}
        onEdit={edit}
        onRemove={(rule) => change({ rules: without(rule) })}
        onBelowFloor={(setting) => change({ below_floor: setting })}
      />
      {checks ? (
        <ChecksBoxes
          checks={checks}
          canChange={canChange}
          onFix={() => setWanted({ rules, below_floor, fix_inversions: true })}
        />
      ) : (
        isChecking && <Skeleton height="16rem" radius="var(--r)" />
      )}
      <HistoryCard
        verb="price_history"
        newest={list.version}
        column={historyWords.columns.rules}
        isNumber
        cell={(published) => published.rules ?? partWords.unreadable}
        canChange={canChange}
        onAgain={(version) => void again(version)}
      />
      {editing && (
        <RuleDialog
          rule={editing.rule}
          isNew={editing.isNew}
          others={editing.isNew ? rules : without(editing.rule)}
          places={list.places}
          onClose={() => setEditing(null)}
          onKeep={(rule, planName) => {
            if (planName !== null) setChosen((before) => ({ ...before, [rule.of]: planName }));
            change({ rules: [...(editing.isNew ? rules : without(editing.rule)), rule] });
          }}
        />
      )}
      {wanted && (
        <PreviewDialog
          wanted={wanted}
          now={list}
          seen={draft?.base ?? list.version}
          onClose={() => setWanted(null)}
          onDone={(message) => {
            setDone(message);
            setDraft(null);
            onChanged();
          }}
          onChanged={onChanged}
        />
      )}
    </Cards>
  );
}
