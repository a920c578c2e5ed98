import type { MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../core/page.ts';
import { paths } from '../core/paths.ts';
import { EnterpriseForm } from '../enterprise/enterprise-form.tsx';
import { EnterpriseOffer } from '../enterprise/enterprise-offer.tsx';

import styles from './business-contact.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Enterprise Solutions',
    description:
      'Travel eSIMs for teams and companies: ask for a quote and get a reply within one business day.',
    path: paths.businessContact(),
  });

export default function BusinessContactPage() {
  return (
    <div className={styles['page']}>
      <EnterpriseOffer />
      <EnterpriseForm />
    </div>
  );
}
