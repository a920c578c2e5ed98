import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { Lines, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { changeOf } from './facts-line.ts';
import { happenedWords as words } from './words.ts';

interface HappenedProps {
  acts: readonly (Output<'lead'>['acts'][number] & { why?: string })[];
}

/** Operators' acts on one thing, newest first. */
export function Happened({ acts }: HappenedProps) {
  return (
    <Card title={words.title}>
      {acts.length === 0 && <Quiet>{words.none}</Quiet>}
      <Lines>
        {acts.map(({ id, at, operator, what, why, before, after }) => (
          <li key={id}>
            {what}
            {why && <Quiet>{why}</Quiet>}
            <Quiet>{changeOf({ before, after })}</Quiet>
            <Quiet>
              <Moment at={at} /> · {operator ?? words.commandLine}
            </Quiet>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
