import type { ReactNode } from 'react';
import type { KindId } from '#kinds/registry';
import type { ShownState } from '#words/booking-states';
import { KindIcon } from '../kinds/kind-icon';
import { CloudIcon } from '../ui/status-icons';
import { StatusChip } from '../ui/status-chip';
import { Route } from './route-line';
import type { When } from './say-when';

type Props = {
  /** In a list, or by itself. */
  as?: 'li' | 'article';
  /** Null of what names none, such as a cancellation. */
  kind: KindId | null;
  when: When | null;
  state?: ShownState | undefined;
  from: string | null;
  to: string | null;
  /** Short words about it, with dots between them. */
  facts: readonly string[];
  /** Its state is told when it changes: somebody looks on. */
  isLive?: boolean | undefined;
  /** Opens it, over the whole card. */
  cover?: ReactNode;
  /** Who has it now, and what can be done. */
  children?: ReactNode;
};

/** A request from before it is sent until it is rated: one card that changes in place, the same wherever it stands. */
export const TripCard = ({
  as: Root = 'article',
  kind,
  when,
  state,
  from,
  to,
  facts,
  isLive,
  cover,
  children,
}: Props) => (
  <Root
    className="card row start gap-3"
    data-unsent={state === 'unsent' || state === 'sending' || undefined}
    data-refused={state === 'refused' || undefined}
  >
    {cover}
    <span className="dot">
      {kind ? <KindIcon kind={kind} size={28} /> : <CloudIcon size={28} />}
    </span>
    <div className="stack gap-2 grow">
      <div className="row start wrap between">
        {when && (
          <p className="stack gap-0 numbers">
            {when.isLong && <small>{when.day}</small>}
            <strong className="large">{when.time}</strong>
            {!when.isLong && <small>{when.day}</small>}
          </p>
        )}
        {state && (
          <span role={isLive ? 'status' : undefined}>
            <StatusChip state={state} />
          </span>
        )}
      </div>
      <Route from={from} to={to} />
      <p className="dots soft small">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
    </div>
  </Root>
);
