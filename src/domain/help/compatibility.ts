/** A model that people ask about, and whether it supports eSIM. */
export interface CompatibilityQuestion {
  /** Brand and model, as asked. */
  device: string;
  works: boolean;
  /** Details beyond yes or no. */
  answer: string;
}

/** The questions of the compatibility block. They must agree with the checker's list, which the test beside this file checks. */
export const COMPATIBILITY: readonly CompatibilityQuestion[] = [
  {
    device: 'Samsung Galaxy S10',
    works: false,
    answer: 'No. Samsung’s phones start with the Galaxy S20.',
  },
  {
    device: 'iPhone 10',
    works: false,
    answer: 'No. The iPhone 10 (X) has no eSIM. iPhones start with XR and XS.',
  },
  {
    device: 'Huawei P40 Pro+',
    works: false,
    answer: 'No. The P40 and the P40 Pro have an eSIM, but the P40 Pro+ doesn’t.',
  },
  { device: 'Xiaomi 12T', works: false, answer: 'No, but the Xiaomi 12T Pro does.' },
  { device: 'Xiaomi 12T Pro', works: true, answer: 'Yes, it does.' },
  { device: 'OnePlus 11', works: true, answer: 'Yes, it does.' },
  { device: 'OnePlus 12', works: true, answer: 'Yes, it does.' },
  { device: 'OnePlus 13', works: true, answer: 'Yes, it does.' },
];
