import { lowScoreAnswer, type LowScore } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { followUps, type FollowUp } from '#domain/rating/follow-up';
import { ratingItemNames } from '#words/ratings';
import {
  followUpNames,
  lowFilter,
  lowItemsColumn,
  lowScoreTitle,
  noOwner,
  ownerColumn,
  replyHint,
  replyLabel,
  statusColumn,
  whatWasSaid,
  yourAnswer,
} from '#words/satisfaction';
import { ChoiceField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FormSection } from '../../admin-kit/form/form-section';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import type { Source } from '../../remote/remote';
import { useSay } from '../../ui/use-say';
import { Answers } from './answers-of';

type Props = { kind: KindId; id: string; onClose: () => void; onSaved: () => void };

type Values = { status: FollowUp; ownerId: string | null; reply: string | null };

const readOf = ({ status, owner, reply, version }: LowScore) => ({
  values: { status, ownerId: owner?.id ?? null, reply } satisfies Values,
  version,
});

const Answer = ({ kind, score, onClose, onSaved }: Omit<Props, 'id'> & { score: LowScore }) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: score.id };
  const form = useAdminForm({
    name: `low-score/${score.id}`,
    schema: lowScoreAnswer,
    read: readOf(score),
    readAgain: async () => readOf(await api.call('readLowScore', { params })),
    save: (body, sent) => api.call('answerLowScore', { params, body, ...sent }),
    onSaved,
  });
  const { field } = form;
  const nameOf = (id: unknown) =>
    score.owners.find((owner) => owner.id === id)?.name ??
    (score.owner?.id === id ? score.owner?.name : undefined) ??
    say(noOwner);
  // Who had it may be an admin of this kind no longer.
  const owners =
    score.owner && !score.owners.some(({ id }) => id === score.owner?.id)
      ? [...score.owners, score.owner]
      : score.owners;
  return (
    <FormPanel
      title={say(lowScoreTitle, { ref: score.ref })}
      form={form}
      onClose={onClose}
      audit={score.audit}
      sayValue={(name, value) =>
        ({
          status: () => ({
            label: say(statusColumn),
            value: say(followUpNames[value as FollowUp]),
          }),
          ownerId: () => ({ label: say(ownerColumn), value: nameOf(value) }),
          reply: () => ({ label: say(replyLabel), value: typeof value === 'string' ? value : '' }),
        })[name]()
      }
    >
      <section className="stack gap-2" aria-label={say(whatWasSaid)}>
        <h3>{say(whatWasSaid)}</h3>
        <p>
          {[
            formatDateTime(score.startsAt),
            [score.from, score.to].filter((place) => place !== null).join(' → '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {score.lowItems.length > 0 && (
          <p className="soft small">
            {say(lowItemsColumn)}:{' '}
            {score.lowItems.map((item) => say(ratingItemNames[item])).join(', ')}
          </p>
        )}
        <Answers answers={score} trip={score} isFolded />
      </section>
      <FormSection title={say(yourAnswer)}>
        <ChipsField
          field={field('status')}
          label={say(statusColumn)}
          choices={followUps.map((value) => ({ value, label: say(followUpNames[value]) }))}
        />
        <ChoiceField
          field={field('ownerId')}
          label={say(ownerColumn)}
          options={owners.map(({ id, name }) => ({ value: id, label: name }))}
          empty={say(noOwner)}
        />
        <TextField field={field('reply')} label={say(replyLabel)} long />
        <p className="soft small">{say(replyHint)}</p>
      </FormSection>
    </FormPanel>
  );
};

const lowScoreOf = ({ kind, id }: { kind: KindId; id: string }): Source<LowScore> => ({
  read: (api, signal) => api.call('readLowScore', { params: { kind, id }, signal }),
  topics: ['rating'],
});

/** One low score: what was said, who takes care of it, and what its rater is answered. */
export const LowScorePanel = ({ kind, id, onClose, onSaved }: Props) => {
  const say = useSay();
  return (
    <OpenRecord title={say(lowFilter)} define={lowScoreOf} about={{ kind, id }} onClose={onClose}>
      {(score) => <Answer kind={kind} score={score} onClose={onClose} onSaved={onSaved} />}
    </OpenRecord>
  );
};
