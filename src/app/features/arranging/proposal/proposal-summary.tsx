import type { ArrangeDay } from '#contract/arranging';
import type { Proposal } from '#contract/arranging-proposals';
import { formatTime } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht, sayBaht } from '#domain/money';
import { atProvidersTitle } from '#words/arranging';
import type { Say } from '#words/message';
import {
  allPlaced,
  cheaperBy,
  fewerHired,
  figureNames,
  howProven,
  keptTrips,
  madeAt,
  madeByClock,
  morePlaced,
  nothingToChange,
  proofs,
  proofTexts,
  proofWithin,
  someLeft,
  thanByHand,
  whatCounts,
} from '#words/proposals';
import { pinsCost } from '#words/pins';
import { useSay } from '../../../ui/use-say';
import { useShownDay } from '../arranging-context';
import { stillLeft } from './proposed';
import classes from './proposal.module.css';

type Figures = Proposal['figures']['now'];

const satangOf = ({ cost }: Figures): number => parseBaht(cost) ?? 0;

/** Rounded up: it never says less than what is possible. */
const percentOf = (gap: number): string => (Math.ceil(gap * 1000) / 10).toFixed(1);

/** A bound that is further away says nothing of the plan, only that the time was short. */
const MOST_TOLD = 0.1;

/** Nobody is told of more than was proven, and of a bound only where there is a distance to it. */
export const sayProof = ({ proof, changes, left }: Proposal, say: Say): string => {
  if (changes.length === 0 && left.length === 0) return say(nothingToChange);
  if (proof.type === 'proven') return say(proofs.nothingBetter);
  if (proof.type === 'enumerated-only' || proof.gap > MOST_TOLD) return say(proofs.bestFound);
  return say(proofWithin, { percent: percentOf(proof.gap) });
};

/** By whom, and when: a draft of the system is nobody's wish yet. */
export const sayMade = ({ byClock, madeAt: at }: Proposal, say: Say): string =>
  say(byClock ? madeByClock : madeAt, { at: formatTime(at) });

/** What it is better by; less cost is said only where nobody more is left out for it. */
export const gainsOf = ({ byHand, proposed }: Proposal['figures'], say: Say): string[] => {
  const placed = byHand.unserved - proposed.unserved;
  const hired = byHand.hired - proposed.hired;
  const saved = satangOf(byHand) - satangOf(proposed);
  return [
    ...(placed > 0 ? [say(morePlaced, { count: placed })] : []),
    ...(placed >= 0 && hired > 0 ? [say(fewerHired, { count: hired })] : []),
    ...(placed >= 0 && saved > 0 ? [say(cheaperBy, { baht: sayBaht(saved) })] : []),
  ];
};

/** What it costs that a person decided some trips. */
const sayPins = ({ count, cost, ...pins }: NonNullable<Proposal['pins']>, say: Say): string => {
  const satang = parseBaht(cost) ?? 0;
  return say(pinsCost, { count, ...pins, baht: satang > 0 ? sayBaht(satang) : null });
};

const rows = ['unserved', 'hired', 'cost', 'otherKind', 'overtime', 'changes'] as const;
const oftenNothing: readonly string[] = ['otherKind', 'overtime', 'changes'];

const sayFigure = (of: Figures, row: (typeof rows)[number]): string =>
  row === 'cost'
    ? formatBaht(satangOf(of)).replace(/\.\d\d$/, '')
    : of[row].toLocaleString('en-US');

/** Nobody reads a line of nothings. */
const rowsOf = (figures: Proposal['figures'], columns: readonly (keyof Proposal['figures'])[]) =>
  rows.filter(
    (row) => !oftenNothing.includes(row) || columns.some((column) => figures[column][row] !== 0),
  );

/** Before and after, as a list of its own lines: where there is no room for columns. */
export const FigureChanges = ({ figures }: Pick<Proposal, 'figures'>) => {
  const say = useSay();
  const { now, proposed } = figures;
  return (
    <dl className={classes['changes']}>
      {rowsOf(figures, ['now', 'proposed']).map((row) => (
        <div key={row}>
          <dt>{say(figureNames[row])}</dt>
          <dd>
            {sayFigure(now, row)} → <strong>{sayFigure(proposed, row)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const FigureTable = ({
  figures,
  columns,
}: {
  figures: Proposal['figures'];
  columns: readonly (keyof Proposal['figures'])[];
}) => {
  const say = useSay();
  return (
    <table className={classes['figures']}>
      <thead>
        <tr>
          <th scope="col">{say(figureNames.day)}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(figureNames[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(figures, columns).map((row) => (
          <tr key={row}>
            <th scope="row">{say(figureNames[row])}</th>
            {columns.map((column) => (
              <td key={column}>{sayFigure(figures[column], row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How many the proposal leaves without a car, and still have none; a provider's answer may be no. */
export const sayLeft = (day: ArrangeDay, proposal: Pick<Proposal, 'left'>, say: Say): string => {
  const left = stillLeft(day, proposal).length;
  if (left > 0) return say(someLeft, { count: left });
  const atProviders = day.trips.filter(({ waitsFor }) => waitsFor === 'answer').length;
  return atProviders > 0 ? say(atProvidersTitle, { count: atProviders }) : say(allPlaced);
};

export const SayLeft = ({ proposal }: { proposal: Proposal }) => {
  const say = useSay();
  return sayLeft(useShownDay().day, proposal, say);
};

/** The sentence first, then before and after; how far it is proven lies one tap deeper. */
export const ProposalSummary = ({ proposal }: { proposal: Proposal }) => {
  const say = useSay();
  const { figures, proof, kept, pins } = proposal;
  const gains = gainsOf(figures, say);
  return (
    <section className="grid">
      <div className="note grid gap-1">
        <strong className="large">{sayProof(proposal, say)}</strong>
        <span>
          <SayLeft proposal={proposal} />
        </span>
        {gains.length > 0 && (
          <span className="small">{`${gains.join(' · ')} ${say(thanByHand)}`}</span>
        )}
        {pins && <span className="small">{sayPins(pins, say)}</span>}
        {proposal.byClock && <span className="small">{sayMade(proposal, say)}</span>}
      </div>
      <FigureTable figures={figures} columns={['now', 'proposed']} />
      <details className="fold">
        <summary className="small">{say(howProven)}</summary>
        <div className="grid small">
          <p>{say(proofTexts[proof.type])}</p>
          {proof.gap > 0 && <p>{say(proofWithin, { percent: percentOf(proof.gap) })}</p>}
          <p>{say(whatCounts)}</p>
          <FigureTable figures={figures} columns={['byHand', 'proposed']} />
          <p className="soft">
            {[say(keptTrips, { count: kept }), !proposal.byClock && sayMade(proposal, say)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </details>
    </section>
  );
};
