import { compatibilityAnswers } from './words.ts';

/** A model that people ask about, and whether it supports eSIM. */
export interface CompatibilityQuestion {
  /** Brand and model, as asked. */
  device: string;
  works: boolean;
  /** Details beyond yes or no. */
  answer: string;
}

/* oxlint-disable simport/no-literal-words -- names of models */
/** The questions of the compatibility block. They must agree with the checker's list, which the test beside this file checks. */
export const COMPATIBILITY: readonly CompatibilityQuestion[] = [
  {
    device: 'Samsung Galaxy S10',
    works: false,
    answer: compatibilityAnswers.galaxyS10,
  },
  {
    device: 'iPhone 10',
    works: false,
    answer: compatibilityAnswers.iphone10,
  },
  {
    device: 'Huawei P40 Pro+',
    works: false,
    answer: compatibilityAnswers.p40ProPlus,
  },
  { device: 'Xiaomi 12T', works: false, answer: compatibilityAnswers.xiaomi12t },
  { device: 'Xiaomi 12T Pro', works: true, answer: compatibilityAnswers.yes },
  { device: 'OnePlus 11', works: true, answer: compatibilityAnswers.yes },
  { device: 'OnePlus 12', works: true, answer: compatibilityAnswers.yes },
  { device: 'OnePlus 13', works: true, answer: compatibilityAnswers.yes },
];
