import type { OfflinePack } from '../../../src/web/offline/pack.ts';

const TOKEN = 'A'.repeat(48);

/** A pack with every part. */
export const PACK: OfflinePack = {
  form: 1,
  order: TOKEN,
  esim: '0b9f7c1e-0000-4000-8000-000000000001',
  iccid: '8944500000000001234',
  language: 'en',
  page: '/offline',
  tag: 'en',
  isRtl: false,
  dates: { locale: null, style: 'medium' },
  keptAt: '2026-12-01T12:00:00.000Z',
  title: 'Japan',
  plan: '3 GB, 7 days',
  number: 'Order SP-7F3K-92QD',
  codes: {
    qr: 'iVBORw0KGgo=',
    qrText: 'QR code',
    ways: [],
    byHand: 'By hand',
    rows: [{ name: 'Activation code', value: 'SECRET-MATCHING-ID', copy: 'Copy Activation code' }],
    warning: 'Once',
  },
  words: {
    install: 'Install',
    wifi: 'Wi-Fi',
    used: 'Used',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'Select and copy',
    left: 'Data left',
    kept: 'Kept on {date}.',
    until: 'Until {date}.',
    read: 'As of {date}',
    remove: 'Remove',
    removeQuestion: 'Really?',
    yes: 'Yes',
    no: 'No',
  },
  arrival: { title: 'Landed', what: 'Switch it on', how: 'In settings', trouble: 'No?', advice: 'Wait' },
  apn: { name: 'APN', value: null, copy: 'Copy APN', text: 'By itself' },
  facts: { title: 'Plan', rows: [] },
  left: null,
  help: { title: 'Help', text: 'Write', email: 'support@simport.example', chat: null },
};
