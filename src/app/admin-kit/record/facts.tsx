import { Fragment } from 'react';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';

type FactsProps = {
  facts: readonly (readonly [label: Message, value: string | null | undefined | false])[];
};

/** What is known, to be read only; what there is none of is left out. */
export const Facts = ({ facts }: FactsProps) => {
  const say = useSay();
  return (
    <dl className="facts" data-beside>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label.en}>
              <dt>{say(label)}</dt>
              <dd className="numbers">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
};
