import { planLabel } from '../../domain/catalog/plan.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { useCall } from '../api/use-call.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { commonWords } from '../ui/words.ts';
import { deleteEsimWords } from './words.ts';

import styles from './details/esim-details.module.css';

interface DeleteEsimDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  /** Hides the eSIM; throws if that fails. */
  onDelete: () => Promise<void>;
}

/** Asks before it hides an eSIM from the list, and says what hiding does not do. */
export function DeleteEsimDialog({ esim, open, onClose, onDelete }: DeleteEsimDialogProps) {
  const { busy, error, run } = useCall('hiding an eSIM');

  const remove = () =>
    run(async () => {
      await onDelete();
      onClose();
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      width="narrow"
      title={deleteEsimWords.title}
      foot={
        <div className={styles['foot']}>
          <Button size="large" wide busy={busy} onClick={() => void remove()}>
            {busy ? commonWords.pleaseWait : deleteEsimWords.title}
          </Button>
          <Button variant="bare" wide disabled={busy} onClick={onClose}>
            {deleteEsimWords.keep}
          </Button>
        </div>
      }
    >
      <div className={styles['part']}>
        <p>{deleteEsimWords.text(esim.country_name, planLabel(esim.plan))}</p>
        {error !== null && <Alert title={deleteEsimWords.failed} />}
      </div>
    </Dialog>
  );
}
