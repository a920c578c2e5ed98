import { bundleFacts, bundleStateOf } from '../../domain/esims/bundle-state.ts';
import type { StatusTone } from '../ui/status-pill.tsx';

/** How the network's state of a bundle is shown; a state that nobody knows says so. */
export function showBundleState(state: string): { tone: StatusTone; label: string } {
  const { tone, label } = bundleFacts(bundleStateOf(state));
  return { tone, label };
}
