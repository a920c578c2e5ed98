import backIcon from '@phosphor-icons/core/fill/arrow-u-up-left-fill.svg?raw';
import workingIcon from '@phosphor-icons/core/fill/arrows-clockwise-fill.svg?raw';
import doneIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import begunIcon from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import waitingIcon from '@phosphor-icons/core/fill/hourglass-fill.svg?raw';
import unclearIcon from '@phosphor-icons/core/fill/question-fill.svg?raw';
import endedIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?raw';

import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

import pill from '../../ui/status-pill.module.css';

const SHOWN: Record<PurchaseState, [icon: string, tone: string | undefined]> = {
  created: [begunIcon, pill['quiet']],
  paying: [waitingIcon, pill['quiet']],
  paid: [waitingIcon, pill['waiting']],
  ordering: [workingIcon, pill['working']],
  unclear: [unclearIcon, pill['bad']],
  provisioned: [doneIcon, pill['good']],
  delivered: [doneIcon, pill['good']],
  refunding: [workingIcon, pill['working']],
  refunded: [backIcon, pill['other']],
  abandoned: [endedIcon, pill['quiet']],
};

export function PurchaseStatePill({ state }: { state: PurchaseState }) {
  const [icon, tone] = SHOWN[state];
  return (
    <span className={classNames(pill['pill'], tone)}>
      <Icon of={icon} size={16} />
      {purchaseStateWords[state]}
    </span>
  );
}
