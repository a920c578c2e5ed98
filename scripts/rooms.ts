import { AREAS, circlesIn, readTree, roomOf, tiesIn } from './room-graph.ts';

/** Prints what each room takes from which others, and whether that goes round in a circle. */
for (const area of AREAS) {
  const tree = readTree(area);
  const ties = tiesIn(tree, roomOf);
  const circle = circlesIn(tree, roomOf);
  const count = [...ties.values()].reduce((sum, own) => sum + own.size, 0);
  console.log(
    `\n${area}: ${ties.size} rooms, ${count} ties, ${circle.length === 0 ? 'no circle' : `a circle of ${circle.join(', ')}`}`,
  );
  for (const [room, own] of [...ties].toSorted(([, one], [, other]) => one.size - other.size)) {
    const others = [...own].toSorted(([, one], [, other]) => other - one);
    console.log(
      `  ${room} <- ${others.map(([other, imports]) => `${other} ${imports}`).join(', ') || 'nothing'}`,
    );
  }
}
