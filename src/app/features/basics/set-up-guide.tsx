import { Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SetUp } from '#contract/basics';
import { contactServices } from '#contract/contacts';
import type { SetUpStep } from '#domain/basics/set-up-steps';
import { siteIds } from '#domain/site-id';
import { hasAdminPage, isKindId, keepsProviders, kindIds, kinds } from '#kinds/registry';
import {
  demoAsks,
  demoTitle,
  lacking,
  lackingRoutes,
  setUpDone,
  setUpNothingBlocks,
  setUpProgress,
  setUpTitle,
  stepIsDone,
  stepIsOpen,
  stepWords,
  withoutRoutes,
} from '#words/basics';
import { contactServiceNames } from '#words/contacts';
import type { Say } from '#words/message';
import { addRouteLabel } from '#words/rules';
import { siteNames } from '#words/sites';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Screen } from '../../ui/screen';
import { AlertIcon, CheckIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import { setUpOf } from './set-up-remote';
import { SiteNames } from './site-names';
import classes from './set-up.module.css';

const LEAVE_DEMO = 'npm run leave-demo';

type Step = SetUp['steps'][number];

/** A kind, a site or a service by its name. */
const nameOf = (code: string, say: Say) => {
  if (isKindId(code)) return say(kinds[code].name);
  const site = siteIds.find((known) => known === code);
  if (site) return say(siteNames[site]);
  const service = contactServices.find((known) => known === code);
  return service ? say(contactServiceNames[service]) : code;
};

const [firstKind] = kindIds;

/** Of the first kind that keeps them: alone, or beside its expenses. */
const providerKind = kindIds.find(keepsProviders)!;
const providersAt = hasAdminPage(providerKind, 'provider')
  ? '/admin/$type/provider'
  : '/admin/$type/expenseandprovider';

/** There are holidays, and what runs by a timetable has none. */
const lacksRoutes = ({ step, missing, count }: Step) =>
  step === 'rules' && count > 0 && missing.length > 0;

/** Where it is done. Cars and rules are kept by kind: the first that lacks one. */
const linkOf = (row: Step) => {
  const { step, missing } = row;
  const asksRoutes = lacksRoutes(row);
  const type = ((step !== 'rules' || asksRoutes) && missing.find(isKindId)) || firstKind;
  const links = {
    people: { to: '/admin/user', search: { tab: 'people' } },
    approvers: { to: '/admin/user', search: { tab: 'people' }, hash: 'fallback-approvers' },
    places: { to: '/admin/setup', search: { tab: 'places' } },
    contacts: { to: '/admin/setup', search: { tab: 'contacts' } },
    rules: {
      to: '/admin/$type/managecar',
      params: { type },
      search: { tab: 'rules' },
      hash: asksRoutes ? 'routes' : 'holidays',
    },
    cars: { to: '/admin/$type/managecar', params: { type } },
    drivers: { to: '/admin/driver' },
    providers: { to: providersAt, params: { type: providerKind } },
    channels: { to: '/admin/user', search: { tab: 'service' }, hash: 'channels' },
  } as const satisfies Record<SetUpStep, object>;
  return links[step];
};

const StepRow = ({ step }: { step: Step }) => {
  const say = useSay();
  const words = lacksRoutes(step)
    ? { ...stepWords.rules, without: withoutRoutes, go: addRouteLabel }
    : stepWords[step.step];
  const { isDone, missing, count } = step;
  const Icon = isDone ? CheckIcon : AlertIcon;
  return (
    <li className={classes['step']} data-done={isDone || undefined}>
      <Icon size={22} />
      <div className="grow stack gap-0">
        <strong>
          {say(words.title)}
          <span className="hidden"> · {say(isDone ? stepIsDone : stepIsOpen)}</span>
        </strong>
        <span className="soft small">
          {say(words.count, { count, isDone })}
          {missing.length > 0 &&
            ` · ${say(step.step === 'rules' ? lackingRoutes : lacking, { names: missing.map((code) => nameOf(code, say)).join(', ') })}`}
        </span>
        {!isDone && <span className="small">{say(words.without)}</span>}
      </div>
      <Link {...linkOf(step)} className={isDone ? 'link' : 'button accent'}>
        {say(words.go)}
      </Link>
    </li>
  );
};

const Steps = ({ steps, isDemo }: SetUp) => {
  const say = useSay();
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = say(setUpProgress, { done, of: steps.length });
  return (
    <>
      {isDemo && (
        <p className="note calls">
          <strong>{say(demoTitle)}</strong> {say(demoAsks)} <code>{LEAVE_DEMO}</code>
        </p>
      )}
      <div className="stack gap-1">
        <strong>{done === steps.length ? say(setUpDone) : progress}</strong>
        <Progress value={(done / steps.length) * 100} aria-label={progress} />
        {done < steps.length && <p className="soft small">{say(setUpNothingBlocks)}</p>}
      </div>
      <ol className="card rows">
        {steps.map((step) => (
          <StepRow key={step.step} step={step} />
        ))}
      </ol>
    </>
  );
};

/** What an empty installation needs, in the order in which it is entered; what is missing says what that costs. */
export const SetUpGuide = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const remote = useRemote(setUpOf, 'all');
  return (
    <Screen title={say(setUpTitle)}>
      {above}
      <div className={classes['guide']}>
        <Shown of={remote}>{(found) => <Steps {...found} />}</Shown>
        <SiteNames />
      </div>
    </Screen>
  );
};
