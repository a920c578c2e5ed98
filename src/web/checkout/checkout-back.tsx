import backIcon from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { paths } from '../core/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { checkoutWords } from './words.ts';

import styles from './checkout.module.css';

interface CheckoutBackProps {
  plan: Plan;
  /** The plan is added to an eSIM the buyer already has. */
  isTopUp: boolean;
  /** Goes back to the list of plans where its reader left it, if that is where they came from. */
  returns: boolean;
}

/** The link to the plans, or to the eSIMs. */
export function CheckoutBack({ plan, isTopUp, returns }: CheckoutBackProps) {
  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!returns || !isPlain || !document.referrer.startsWith(`${window.location.origin}/`)) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <Link
      to={isTopUp ? paths.profile() : paths.country(plan.country_code)}
      className={styles['back']}
      onClick={goBack}
    >
      <Icon of={backIcon} />
      {isTopUp ? checkoutWords.backTo.esims : checkoutWords.backTo.plans(plan.country)}
    </Link>
  );
}
