import { TARGET_REGIONS } from '../../domain/enterprise/request-rules.ts';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { formWords } from './words.ts';

import styles from './enterprise-form.module.css';

/** Any number of regions. */
export function TargetRegions() {
  return (
    <fieldset>
      <legend className={styles['legend']}>{formWords.regions}</legend>
      <div className={styles['regions']}>
        {TARGET_REGIONS.map((region) => (
          <Checkbox key={region} name="interestedRegions" value={region}>
            {region}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
