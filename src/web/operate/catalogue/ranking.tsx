import { useState } from 'react';

import { POPULAR_COUNT } from '../../../domain/operators/catalogue/ranking.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Cards, Columns } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { RankedList } from '../parts/ranked-list.tsx';
import { draftWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { rankingWords as words } from './words.ts';

type Ranking = Output<'ranking'>;

interface Lists {
  popular: readonly string[];
  countries: readonly string[];
  regions: readonly string[];
}

const codesOf = (places: readonly { code: string }[]) => places.map(({ code }) => code);
const listsOf = ({ popular, countries, regions }: Ranking): Lists => ({
  popular: codesOf(popular),
  countries: codesOf(countries),
  regions: codesOf(regions),
});

export function RankingScreen() {
  const { data, failure, reload } = useVerb('ranking', {});
  return (
    <>
      <PageHead title={words.title}>{data && words.lead(data.version)}</PageHead>
      <CatalogueTabs />
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && <Shown ranking={data} onChanged={reload} />}
    </>
  );
}

function Shown({ ranking, onChanged }: { ranking: Ranking; onChanged: () => void }) {
  const canChange = useCan()('catalogue.change');
  const [draft, setDraft] = useState<(Lists & { base: number }) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const published = listsOf(ranking);
  const lists = draft ?? published;
  const { version, places, popular_now: now } = ranking;

  function change(changed: Partial<Lists>) {
    setDone(null);
    const { popular, countries, regions } = { ...lists, ...changed };
    const next = { popular, countries, regions };
    const isSame = JSON.stringify(next) === JSON.stringify(published);
    setDraft(isSame ? null : { ...next, base: draft?.base ?? version });
  }

  async function publish(reason: string) {
    const { popular, countries, regions } = lists;
    const wanted = { popular: [...popular], countries: [...countries], regions: [...regions] };
    try {
      const answer = await callVerb('places_rank', { ...wanted, reason, seen: draft?.base ?? version });
      setDone(answer.changed ? words.done(answer.version) : words.same);
      setDraft(null);
    } finally {
      onChanged();
    }
  }

  const kind = (wanted: 'country' | 'region') => places.filter((place) => place.kind === wanted);
  const isAsPublished = JSON.stringify(codesOf(now)) === JSON.stringify(published.popular);
  const shownNow = isAsPublished ? null : words.now(now.map(({ name }) => name).join(', '));
  return (
    <Cards>
      {done !== null && <Alert tone="success" title={done} />}
      {draft && (
        <DraftAlerts
          newer={draft.base === version ? null : draftWords.newer(version)}
          onKeep={() => setDraft({ ...draft, base: version })}
          onDiscard={() => setDraft(null)}
        >
          <Button onClick={() => setIsAsking(true)}>{words.publish}</Button>
        </DraftAlerts>
      )}
      <Columns>
        <RankedList
          {...words.popular}
          codes={lists.popular}
          choices={kind('country')}
          most={POPULAR_COUNT}
          now={draft ? null : shownNow}
          canChange={canChange}
          choose={words.choose}
          onChange={(popular) => change({ popular })}
        />
        <Cards>
          <RankedList
            {...words.countries}
            codes={lists.countries}
            choices={kind('country')}
            canChange={canChange}
            choose={words.choose}
            onChange={(countries) => change({ countries })}
          />
          <RankedList
            {...words.regions}
            codes={lists.regions}
            choices={kind('region')}
            canChange={canChange}
            choose={words.choose}
            onChange={(regions) => change({ regions })}
          />
        </Cards>
      </Columns>
      <ConfirmDialog
        open={isAsking}
        title={words.dialog}
        lead={words.dialogLead}
        action={words.publish}
        onClose={() => setIsAsking(false)}
        onConfirm={publish}
      />
    </Cards>
  );
}
