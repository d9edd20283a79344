import { useEffect, useState } from 'react';
import { changeRating, ratingLabel } from '#words/ratings';
import { useServices } from '../../app-services';
import { ownerId } from '../../drafts/owner';
import { ratingDraftKey } from '../../storage-keys';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { openRatingDraft, type RatingDraft } from './rating-draft';
import { RatingForm } from './rating-form';
import { noAnswers, answersBefore, type Answers } from './answers';
import type { Subject } from './subject';

type Props = {
  subject: Subject;
  onClose: () => void;
  onSend: (answers: Answers, draft: RatingDraft) => void;
};

/** Back to what opened it, for who goes by keyboard. */
const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
};

const RatingSheet = ({ subject, onClose, onSend }: Props) => {
  const say = useSay();
  const { memory, session } = useServices();
  const { of, trip, rating, unsent } = subject;
  useFocusReturn();
  const [draft] = useState(() => {
    const state = session.state.get();
    const writer = state.status === 'signed-in' ? ownerId(state.account) : '';
    return openRatingDraft({
      memory,
      place: ratingDraftKey(writer, of),
      start: unsent?.answers ?? (rating ? answersBefore(rating) : noAnswers),
      key: unsent?.item.key ?? crypto.randomUUID(),
    });
  });
  return (
    <Sheet
      title={rating ? say(changeRating) : say(ratingLabel, { ref: trip.ref })}
      onClose={onClose}
    >
      <RatingForm trip={trip} draft={draft} onSend={(answers) => onSend(answers, draft)} />
    </Sheet>
  );
};

export default RatingSheet;
