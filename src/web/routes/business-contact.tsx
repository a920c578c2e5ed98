import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { EnterpriseForm } from '../enterprise/enterprise-form.tsx';
import { EnterpriseHead, EnterpriseOffer } from '../enterprise/enterprise-offer.tsx';
import { businessWords } from './business-contact-words.ts';

import styles from './business-contact.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...businessWords.meta,
    path: paths.businessContact(),
  });

export default function BusinessContactPage() {
  return (
    <div className={styles['page']}>
      <EnterpriseHead />
      <div className={styles['form']}>
        <EnterpriseForm />
      </div>
      <EnterpriseOffer />
    </div>
  );
}
