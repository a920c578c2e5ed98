import { bundleFacts, bundleStateOf } from '../../domain/esims/bundle-state.ts';
import { bundleLabels } from '../../domain/esims/words.ts';
import type { StatusTone } from '../ui/status-pill.tsx';

/** The network's state of a bundle for display; an unknown one says so. */
export function showBundleState(state: string): { tone: StatusTone; label: string } {
  const known = bundleStateOf(state);
  return { tone: bundleFacts(known).tone, label: bundleLabels[known] };
}
