/** The query of an address that opens the planner with some countries, by their codes. */
export function tripTo(isos: readonly string[]): `?${string}` | '' {
  return isos.length === 0 ? '' : `?${new URLSearchParams(isos.map((iso) => ['place', iso]))}`;
}
