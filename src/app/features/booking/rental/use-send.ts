import { useState } from 'react';
import { sayIn, type Message } from '#words/message';
import { refusals } from '#words/refusals';
import { willBeSent } from '#words/rental';
import type { Rental } from '#contract/arranging-rental';
import type { FieldProblems } from '#domain/refusal';
import { useServices } from '../../../app-services';
import type { Letter } from '../../../outbox/outbox';
import { useArrival } from '../../../unsent/use-sent';
import { useSay } from '../../../ui/use-say';

type RentalCall = 'collectCar' | 'returnCar' | 'extendRental' | 'endRentalEarlier';

/** In both languages, since the outbox may show it much later. */
export const labelOf = <P extends object>(message: Message<P>, params: P): Message => ({
  th: sayIn('th')(message, params),
  en: sayIn('en')(message, params),
});

/** Through the outbox: it is done once, also when the answer is lost, and waits where there is no signal. */
export const useSend = (onChanged: (rental: Rental) => void, onRefused: () => void) => {
  const say = useSay();
  const { outbox } = useServices();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [fields, setFields] = useState<FieldProblems>({});

  useArrival<RentalCall>(key, onChanged);

  const send = async <K extends RentalCall>(letter: Omit<Letter<K>, 'key'>) => {
    setSending(true);
    const sent = await outbox.send({ ...letter, key });
    setSending(false);
    if (sent.state === 'waiting') setOutcome({ text: say(willBeSent), isProblem: false });
    if (sent.state !== 'needs-attention') return sent.state;
    // The person is here and reads it: nothing is left to attend to later.
    await outbox.remove(key);
    setKey(crypto.randomUUID());
    setFields(sent.reason.fields ?? {});
    setOutcome({ text: say(refusals[sent.reason.code]), isProblem: true });
    // What was shown was no longer so.
    onRefused();
    return sent.state;
  };

  return { send, isSending, outcome, fields };
};
