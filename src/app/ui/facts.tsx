import type { ReactNode } from 'react';
import type { Message } from '#words/message';
import { useSay } from './use-say';

/** A name with what is known under it; what there is none of is left out. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children === null || children === undefined || children === false || children === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );

type FactsProps = {
  facts: readonly (readonly [name: Message, value: ReactNode])[];
  /** Values beside their names, or names and values in columns. */
  look: 'beside' | 'columns';
};

export const Facts = ({ facts, look }: FactsProps) => {
  const say = useSay();
  return (
    <dl className="facts numbers" {...{ [`data-${look}`]: '' }}>
      {facts.map(([name, value]) => (
        <Fact key={name.en} name={say(name)}>
          {value}
        </Fact>
      ))}
    </dl>
  );
};
