import { useEffect } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { usePostedVerb } from '../api/use-verb.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { marginText, nameOfPlan } from '../prices/plan-name.ts';
import type { CodeTerms } from './typed-code.ts';
import { codeDialogWords, codeWords } from './words.ts';

const { preview: words } = codeDialogWords;

interface CodePreviewProps {
  terms: CodeTerms;
  /** The number of plans that has to be confirmed, whenever it is known anew. */
  onLosing: (count: number | null) => void;
}

/** What a code would do to the prices of today. */
export function CodePreview({ terms: { code: _code, ...terms }, onLosing }: CodePreviewProps) {
  const { data, failure } = usePostedVerb('promotion_preview', terms);
  const losing = data && data.losing > 0 ? data.losing : null;
  useEffect(() => onLosing(losing), [losing, onLosing]);
  if (!data) return failure ? <ErrorAlert failure={failure} /> : <TableSkeleton />;
  const { plans, short, below_cost: lost, below_floor: below, worst, cap } = data;
  const open = [terms.most_uses === null && words.open.uses, terms.ends_at === null && words.open.end];
  return (
    <>
      <ErrorAlert failure={failure} />
      {losing !== null && <Alert title={words.losing.title(losing)}>{words.losing.text}</Alert>}
      {open.some(Boolean) && (
        <Alert tone="warning" title={words.open.title}>
          {open.filter(Boolean).join(' ')}
        </Alert>
      )}
      <DescriptionList
        facts={[
          [words.plans, plans === 0 ? words.none : String(plans)],
          [words.short, short > 0 && codeWords.terms.shortOf(short, plans)],
          [words.below, lost > 0 && codeWords.terms.shortOf(lost, plans)],
          [words.belowFloor, below > 0 && codeWords.terms.shortOf(below, plans)],
          [
            words.worst,
            worst &&
              words.worstOf(
                marginText(worst.sold, ''),
                nameOfPlan(worst),
                worst.price.text,
                worst.sold.price.text,
              ),
          ],
          [words.cap, cap?.text ?? words.noCap],
        ]}
      />
    </>
  );
}
