import { useCallback, useEffect, useRef, useState } from 'react';

import { callVerb, followVerb, readVerb } from './call-verb.ts';
import { asFailure, type ConsoleFailure } from './console-failure.ts';
import { followShown } from './following.ts';
import type { Input, Output, PostName, ReadName } from './verbs.ts';

interface Read<T> {
  /** The input of the call. */
  key: string;
  data: T | null;
  failure: ConsoleFailure | null;
}

/**
 * The answer of a verb that only reads, called again when its input changes, and quietly when others change the shop. Until then the
 * old answer stays, with `waiting` set, so that tables do not jump.
 */
export function useVerb<Name extends ReadName>(name: Name, input: Input<Name>) {
  return useAnswer<Input<Name>, Output<Name>, Name>(name, input, readVerb, followVerb);
}

/** The same for a verb that is posted because its fields fit no address. */
export function usePostedVerb<Name extends PostName>(name: Name, input: Input<Name>) {
  return useAnswer<Input<Name>, Output<Name>, Name>(name, input, callVerb);
}

type Call<Name, Given, Answer> = (name: Name, input: Given, signal: AbortSignal) => Promise<Answer>;

function useAnswer<Given, Answer, Name extends string>(
  name: Name,
  input: Given,
  call: Call<Name, Given, Answer>,
  follow?: Call<Name, Given, Answer>,
) {
  const key = JSON.stringify([name, input]);
  const [read, setRead] = useState<Read<Answer>>({ key: '', data: null, failure: null });
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState('');
  const asking = `${turn} ${key}`;

  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const [, given] = JSON.parse(key) as [Name, Given];
      try {
        const data = await call(name, given, left.signal);
        if (!left.signal.aborted) setRead({ key, data, failure: null });
      } catch (error) {
        if (left.signal.aborted) return;
        const failure = asFailure(error);
        setRead((before) => ({ key, data: before.key === key ? before.data : null, failure }));
      }
      if (!left.signal.aborted) setAsked(asking);
    };
    void ask();
    return () => left.abort();
  }, [name, key, asking, call]);

  const shown = useRef<Read<Answer>>(read);
  useEffect(() => {
    shown.current = read;
  }, [read]);
  useEffect(() => {
    if (!follow) return;
    const [, given] = JSON.parse(key) as [Name, Given];
    return followShown<Answer>({
      name,
      now: () => (shown.current.key === key ? shown.current.data : null),
      read: (signal) => follow(name, given, signal),
      show: (data) => setRead({ key, data, failure: null }),
    });
  }, [name, key, follow]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return {
    data: read.data,
    failure: asked === asking ? read.failure : null,
    waiting: asked !== asking,
    reload,
  };
}
