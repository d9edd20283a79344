import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { careWritten, type CareDue } from '#contract/car-care';
import { careDoneFields } from '#contract/care-plan-fields';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatPeriod } from '#domain/dates/format-period';
import type { KindId } from '#kinds/registry';
import {
  bookCare,
  bookCareWhy,
  careBooked,
  careDone,
  careDueOn,
  careKmLeft,
  careLast,
  careNever,
  careNone,
  careNoneHint,
  careOverdue,
  careTab,
  noGap,
} from '#words/car-care';
import { carTitle, openEnd, periodOf } from '#words/fleet';
import { forNew } from '../../admin-kit/form/use-admin-form';
import { ActForm } from '../../admin-kit/record/act-form';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';

type Due = CareDue[number];

const careOf = (kind: KindId): Source<CareDue> => ({
  read: (api, signal) => api.call('listCareDue', { params: { kind }, signal }),
  topics: ['car', 'trip', 'maintenance_plan'],
});

type DueProps = { kind: KindId; due: Due; onChanged: () => void };

const DoneForm = ({ kind, due, onChanged, onDone }: DueProps & { onDone: () => void }) => {
  const { api } = useServices();
  const { carId, planId } = due;
  const [today] = useState(() => dayOf(new Date()));
  return (
    <ActForm
      name={`care/${carId}/${planId}`}
      fields={careDoneFields}
      schema={careWritten}
      {...forNew({ on: today, km: due.odometer })}
      save={({ on, km }, { idempotencyKey }) =>
        api.call('recordCare', {
          params: { kind, id: carId },
          body: { planId, on, km },
          idempotencyKey,
        })
      }
      onSaved={onChanged}
      onDone={onDone}
    />
  );
};

/** On one line. */
const wholePeriod = ({ from, until }: { from: string; until: string }) =>
  formatPeriod(from, until).replaceAll(' ', '\u00A0');

/** One tap takes the car out for it, when it is missed least. */
const BookGap = ({ kind, due, onChanged }: DueProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const { carId, planId, gap, nameTh, nameEn } = due;
  // Others read it in their own language.
  const reason = [...new Set([nameTh, nameEn])].join(' / ');
  if (gap === null) return <p className="soft">{say(noGap)}</p>;
  const book = () =>
    attempt(async () => {
      try {
        await api.call('addCarBlackout', {
          params: { kind, id: carId },
          body: { type: 'repair', ...gap, reason, planId },
          idempotencyKey: crypto.randomUUID(),
        });
      } finally {
        // Also when somebody was faster: another gap is the best then.
        onChanged();
      }
    });
  return (
    <div className="stack gap-1">
      <button type="button" className="button main" disabled={busy} onClick={() => void book()}>
        <span>
          <WholeParts of={say(bookCare, { when: wholePeriod(gap) })} />
        </span>
      </button>
      <small className="soft">{say(bookCareWhy)}</small>
      <Trouble says={trouble} />
    </div>
  );
};

const DueRow = (props: DueProps) => {
  const say = useSay();
  const [isWriting, setWriting] = useState(false);
  const { kind, due } = props;
  const { plate, province, booked } = due;
  const when =
    booked &&
    (booked.until === null
      ? say(periodOf, { from: formatDateTime(booked.from), until: say(openEnd) })
      : formatPeriod(booked.from, booked.until));
  const facts = [
    due.kmLeft !== null && say(careKmLeft, { km: due.kmLeft }),
    due.dueOn !== null && say(careDueOn, { on: due.dueOn }),
    due.lastOn === null ? say(careNever) : say(careLast, { on: due.lastOn }),
  ];
  return (
    <li className="card stack gap-2">
      <strong>{say({ th: due.nameTh, en: due.nameEn })}</strong>
      {(due.isOverdue || when) && (
        <div className="row wrap">
          {due.isOverdue && <em className="tag warns">{say(careOverdue)}</em>}
          {when && <span className="tag">{say(careBooked, { when })}</span>}
        </div>
      )}
      <Link
        to="/admin/$type/managecar"
        params={{ type: kind }}
        search={{ open: due.carId }}
        className="link"
      >
        {say(carTitle, { plate: [plate, province].filter(Boolean).join(' ') })}
      </Link>
      <p className="soft small">{facts.filter(Boolean).join(' · ')}</p>
      {!booked && <BookGap {...props} />}
      {isWriting ? (
        <DoneForm {...props} onDone={() => setWriting(false)} />
      ) : (
        <button type="button" className="button" onClick={() => setWriting(true)}>
          {say(careDone)}
        </button>
      )}
    </li>
  );
};

/** Which of the company's cars come due for maintenance, and when they are missed least. */
export const CareScreen = ({ kind, above }: { kind: KindId; above: ReactNode }) => {
  const say = useSay();
  const remote = useRemote(careOf, kind);
  return (
    <Screen title={say(careTab)} aside={<KindBadge kind={kind} />}>
      {above}
      <Shown of={remote}>
        {(found) =>
          found.length === 0 ? (
            <div className="stack gap-1">
              <p>{say(careNone)}</p>
              <p className="soft">{say(careNoneHint)}</p>
            </div>
          ) : (
            <ul className="cards">
              {found.map((due) => (
                <DueRow
                  key={`${due.carId}/${due.planId}`}
                  kind={kind}
                  due={due}
                  onChanged={() => void remote.read()}
                />
              ))}
            </ul>
          )
        }
      </Shown>
    </Screen>
  );
};
