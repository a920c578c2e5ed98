export class Refusal extends Error {}
export function step<T>(title: string, work: () => Promise<T>): Promise<T>;
export function orExplain(main: () => Promise<void>): Promise<void>;
