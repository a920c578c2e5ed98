import { Alert } from '../../ui/alert.tsx';
import type { Output } from '../api/verbs.ts';
import { planWords, previewWords } from './words.ts';

const { alarm: words } = previewWords;

interface AlarmAlertProps {
  alarm: NonNullable<Output<'currency_preview'>['alarm']> & { at?: string | null };
  /** How many plans there are. */
  plans: number;
}

/** Says why prices have to be confirmed before they are published. */
export function AlarmAlert({ alarm: { count, far, jumped, lost, at }, plans }: AlarmAlertProps) {
  const told = [
    far > 0 && words.far(far, plans),
    jumped > 0 && words.jumped(jumped),
    lost > 0 && words.lost(lost),
    at && words.from(planWords.moment(at)),
  ];
  return <Alert title={words.title(count)}>{told.filter(Boolean).join(' ')}</Alert>;
}
