import againIcon from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?raw';
import writeIcon from '@phosphor-icons/core/bold/chat-circle-bold.svg?raw';
import installIcon from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import infoIcon from '@phosphor-icons/core/bold/info-bold.svg?raw';
import addIcon from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { Link } from 'react-router';

import type { MainAction } from '../../../domain/esims/main-action.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { paths } from '../../core/paths.ts';
import { linkWords } from '../../core/words.ts';
import { Button, buttonClass, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { passWords } from './words.ts';

interface MainButtonProps {
  /** `write`: only support can help. `same`: the same plan again, on the same eSIM. */
  action: MainAction | 'write' | 'same';
  esim: UserEsim;
  onInstall: () => void;
  onDetails: () => void;
  onAddData: () => void;
  /** Absent if there is no account whose card could be charged: then the button leads to the checkout. */
  onBuyAgain?: (() => void) | undefined;
}

/** The pass's one large button; lime only if the buyer has something to do. */
export function MainButton({ action, esim, onInstall, onDetails, onAddData, onBuyAgain }: MainButtonProps) {
  switch (action) {
    case 'install':
      return (
        <Button wide onClick={onInstall}>
          <Icon of={installIcon} />
          {passWords.install}
        </Button>
      );
    case 'details':
      return (
        <Button variant="secondary" wide onClick={onDetails}>
          <Icon of={infoIcon} />
          {passWords.details}
        </Button>
      );
    case 'add':
      return (
        <Button wide onClick={onAddData}>
          <Icon of={addIcon} />
          {linkWords.addData}
        </Button>
      );
    case 'same':
      return (
        <Link to={paths.topUp(esim.plan, esim.id)} className={buttonClass('primary', 'regular', true)}>
          <Icon of={againIcon} />
          {linkWords.sameAgain}
        </Link>
      );
    case 'write':
      return (
        <Link to={paths.support()} className={buttonClass('primary', 'regular', true)}>
          <Icon of={writeIcon} />
          {passWords.write}
        </Link>
      );
    case 'again':
      return <BuyAgain variant="secondary" wide esim={esim} onBuyAgain={onBuyAgain} />;
  }
}

interface BuyAgainProps extends Pick<MainButtonProps, 'esim' | 'onBuyAgain'> {
  variant: ButtonVariant;
  wide?: boolean;
}

export function BuyAgain({ variant, wide = false, esim, onBuyAgain }: BuyAgainProps) {
  const label = (
    <>
      <Icon of={againIcon} />
      {passWords.buyAgain}
    </>
  );
  return onBuyAgain ? (
    <Button variant={variant} wide={wide} onClick={onBuyAgain}>
      {label}
    </Button>
  ) : (
    <Link to={paths.checkout(esim.plan)} className={buttonClass(variant, 'regular', wide)}>
      {label}
    </Link>
  );
}
