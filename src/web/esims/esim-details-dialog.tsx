import { formatDataAmount, formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { formatIccid } from '../../domain/esims/iccid.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { formatUsd } from '../../domain/money.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactRows } from './fact-rows.tsx';
import { LocalDate } from './local-date.tsx';

interface EsimDetailsDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
}

/** Everything about one purchase. */
export function EsimDetailsDialog({ esim, open, onClose }: EsimDetailsDialogProps) {
  const facts = [
    { name: 'Country', value: esim.country_name },
    { name: 'Plan', value: planLabel(esim.plan) },
    { name: 'Data', value: formatDataAmount(esim.data_amount) },
    { name: 'Validity', value: formatDays(esim.validity_days) },
    { name: 'ICCID', value: formatIccid(esim.iccid) },
    { name: 'Order number', value: esim.order_number },
    { name: 'Price paid', value: `${formatUsd(Math.round(esim.price_paid * 100))} USD` },
    { name: 'Email', value: esim.billing_details.email },
    { name: 'Bought', value: <LocalDate at={esim.purchased_at} withTime /> },
  ];
  return (
    <Dialog open={open} onClose={onClose} title="eSIM Details">
      <FactRows facts={facts} />
    </Dialog>
  );
}
