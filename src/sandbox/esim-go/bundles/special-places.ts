/** A place that is deliberately unusual, so that every state of a shop can be seen and tested. */
export interface SpecialPlace {
  iso: string;
  name: string;
  why: 'no unlimited plan' | 'unlimited, but not for one day' | 'no plan of its own' | 'speed is null';
  /** Regional bundles that cover it, and so make it known. */
  coveredBy?: string[];
}

/** No place has an `imageUrl`: the shop draws its own picture for all of them. */
export const specialPlaces: SpecialPlace[] = [
  { iso: 'AI', name: 'Anguilla', why: 'no unlimited plan' },
  { iso: 'CU', name: 'Cuba', why: 'no unlimited plan' },
  { iso: 'FK', name: 'Falkland Islands', why: 'no unlimited plan' },
  { iso: 'BT', name: 'Bhutan', why: 'unlimited, but not for one day' },
  { iso: 'VA', name: 'Vatican City', why: 'no plan of its own', coveredBy: ['REUP', 'REUL', 'RGB'] },
  { iso: 'AN', name: 'Netherlands Antilles', why: 'no plan of its own', coveredBy: ['RCA'] },
  { iso: 'TJ', name: 'Tajikistan', why: 'speed is null' },
];
