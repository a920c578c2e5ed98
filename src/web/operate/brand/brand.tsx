import { useState } from 'react';

import type { Brand } from '../../../domain/operators/brand/brand.ts';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DraftAlerts } from '../parts/draft-alerts.tsx';
import { ErrorAlert, ErrorPanel, StaleDataAlert } from '../parts/error-panel.tsx';
import { Alerts, Cards, Columns } from '../parts/layout.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { VersionsOf } from '../parts/versions/versions-of.tsx';
import { draftWords, versionWords } from '../parts/words.ts';
import { HeroCard, SectionsCard } from './home-cards.tsx';
import { LinkCards, NetworksCard } from './link-cards.tsx';
import { LookCard } from './look-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { brandScreenWords as words } from './words.ts';

export function BrandScreen() {
  const { data, failure, reload } = useVerb('brand', {});
  return (
    <>
      <PageHead title={words.title}>{data && words.lead(data.version)}</PageHead>
      {failure && data && <StaleDataAlert failure={failure} onRetry={reload} />}
      {failure && !data && <ErrorPanel failure={failure} onRetry={reload} />}
      {!failure && !data && <TableSkeleton />}
      {data && <Shown shown={data} onChanged={reload} />}
    </>
  );
}

interface Draft {
  brand: Brand;
  /** The version it was made from. */
  base: number;
}

function Shown({ shown, onChanged }: { shown: Output<'brand'>; onChanged: () => void }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [preview, setPreview] = useState<Output<'brand_preview'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<number | null>(null);
  const brand = draft?.brand ?? shown.brand;
  const { version } = shown;

  /** What an upload brings joins what was typed meanwhile. */
  function change(changed: Partial<Brand> | ((now: Brand) => Partial<Brand>)) {
    setDone(null);
    setPreview(null);
    setDraft((before) => {
      const now = before?.brand ?? shown.brand;
      const next = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) };
      const isSame = JSON.stringify(next) === JSON.stringify(shown.brand);
      return isSame ? null : { brand: next, base: before?.base ?? version };
    });
  }

  function discard() {
    setDraft(null);
    setPreview(null);
    setFailure(null);
  }

  async function show() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setPreview(await callVerb('brand_preview', { brand }));
    } catch (error) {
      setFailure(asFailure(error));
    }
    setBusy(false);
  }

  async function finish(act: () => Promise<Output<'brand_publish'>>) {
    try {
      const answer = await act();
      setDone(answer.published ? words.done(answer.version) : words.same);
      discard();
    } finally {
      onChanged();
    }
  }

  const card = { shown, brand, onChange: change };
  return (
    <>
      <Alerts done={done}>
        <ErrorAlert failure={failure} />
        {draft && (
          <DraftAlerts
            newer={draft.base === version ? null : draftWords.newer(version)}
            onKeep={() => setDraft({ ...draft, base: version })}
            onDiscard={discard}
          >
            <Button busy={busy} onClick={() => void show()}>
              {words.preview}
            </Button>
          </DraftAlerts>
        )}
      </Alerts>
      <Cards>
        {preview && (
          <PreviewCard draft={preview} onClose={() => setPreview(null)} onPublish={() => setIsAsking(true)} />
        )}
        <Columns>
          <Cards>
            <LookCard {...card} />
            <HeroCard {...card} />
            <SectionsCard {...card} />
            <NetworksCard {...card} />
          </Cards>
          <Cards>
            <PicturesCard {...card} />
            <LinkCards {...card} />
          </Cards>
        </Columns>
        <VersionsOf of="brand" newest={shown.newest} own={words.own} onUndo={setUndone} />
      </Cards>
      <ConfirmDialog
        open={isAsking}
        title={words.dialog}
        lead={words.dialogLead}
        action={words.publish}
        onClose={() => setIsAsking(false)}
        onConfirm={(reason) =>
          finish(() => callVerb('brand_publish', { brand, reason, seen: draft?.base ?? version }))
        }
      />
      <ConfirmDialog
        open={undone !== null}
        title={undone === 0 ? words.own : versionWords.dialog(undone ?? 0)}
        lead={versionWords.lead}
        action={versionWords.undo}
        onClose={() => setUndone(null)}
        onConfirm={(reason) =>
          finish(() => callVerb('brand_undo', { version: undone ?? 0, reason, seen: version }))
        }
      />
    </>
  );
}
