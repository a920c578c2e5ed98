import { bundleFacts, bundleStateOf } from '../../domain/esims/bundle-state.ts';
import type { StatusTone } from '../ui/status-pill.tsx';

/** The network's state of a bundle for display; an unknown one says so. */
export function showBundleState(state: string): { tone: StatusTone; label: string } {
  const { tone, label } = bundleFacts(bundleStateOf(state));
  return { tone, label };
}
