/** @param by the city or other name that was mistyped, where it was not the name of the country */
export function meantWords(name: string, by: string | null): string {
  return `Did you mean ${by === null ? name : `${by}, ${name}`}?`;
}
