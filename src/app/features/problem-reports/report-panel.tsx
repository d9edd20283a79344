import { changeReport, type ReportedProblem } from '#contract/problem-reports';
import type { UserOptions } from '#contract/users';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { reportStates, type ReportState } from '#domain/people/report-state';
import { telHref } from '#domain/thai/phone';
import {
  atLabel,
  byLabel,
  callThem,
  lastErrorLabel,
  mailThem,
  noOwner,
  ownerLabel,
  pageLabel,
  reportStateNames,
  reportsTitle,
  versionLabel,
} from '#words/problem-reports';
import { statusLabel } from '#words/users';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { ChoiceField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import type { Source } from '../../remote/remote';
import { Facts } from '../../ui/facts';
import { useSay } from '../../ui/use-say';
import classes from './problem-reports.module.css';

type PanelProps = { onClose: () => void; onSaved: () => void };
type Opened = { report: ReportedProblem; owners: UserOptions['owners'] };
type Values = { status: ReportState; ownerId: string | null };

const valuesOf = ({ status, owner }: ReportedProblem): Values => ({
  status,
  ownerId: owner?.id ?? null,
});

const ReportFacts = ({ report }: { report: ReportedProblem }) => {
  const say = useSay();
  const facts = [
    [byLabel, report.by],
    [atLabel, formatDateTime(report.at)],
    [pageLabel, report.page],
    [versionLabel, report.appVersion],
    [lastErrorLabel, report.lastError],
  ] as const;
  return (
    <>
      <blockquote className={classes['words']}>{report.message}</blockquote>
      <Facts facts={facts} look="beside" />
      <div className="row wrap">
        {report.phone && (
          <a href={telHref(report.phone)} className="button accent grow">
            {say(callThem)}
          </a>
        )}
        {report.email && (
          <a href={`mailto:${report.email}`} className="button accent grow">
            {say(mailThem)}
          </a>
        )}
      </div>
    </>
  );
};

const ReportForm = ({ report, owners, onClose, onSaved }: Opened & PanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const form = useAdminForm({
    name: `problem-report/${report.id}`,
    schema: changeReport,
    read: { values: valuesOf(report), version: report.version },
    readAgain: async () => {
      const now = await api.call('readProblemReport', { params: { id: report.id } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) =>
      api.call('changeProblemReport', { params: { id: report.id }, body, ...sent }),
    onSaved,
  });
  const sayValue: SayValue<Values> = (name, value) =>
    name === 'status'
      ? { label: say(statusLabel), value: say(reportStateNames[value as ReportState]) }
      : {
          label: say(ownerLabel),
          value: owners.find(({ id }) => id === value)?.name ?? say(noOwner),
        };
  const { field } = form;
  // Whoever had it before and lost the right stays named until somebody else takes it.
  const choices = owners.some(({ id }) => id === report.owner?.id)
    ? owners
    : [...owners, ...(report.owner ? [report.owner] : [])];
  return (
    <FormPanel
      title={say(reportsTitle)}
      form={form}
      onClose={onClose}
      audit={report.audit}
      sayValue={sayValue}
    >
      <ReportFacts report={report} />
      <ChipsField
        field={field('status')}
        label={say(statusLabel)}
        choices={reportStates.map((value) => ({ value, label: say(reportStateNames[value]) }))}
      />
      <ChoiceField
        field={field('ownerId')}
        label={say(ownerLabel)}
        optional
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormPanel>
  );
};

/** A report and who may take care of it. */
const reportPanelOf = (id: string): Source<Opened> => ({
  read: async (api, signal) => {
    const [report, { owners }] = await Promise.all([
      api.call('readProblemReport', { params: { id }, signal }),
      api.call('readUserOptions', { signal }),
    ]);
    return { report, owners };
  },
  topics: ['problem_report', 'admin_user'],
});

export const ReportPanel = ({ id, ...props }: PanelProps & { id: string }) => {
  const say = useSay();
  return (
    <OpenRecord title={say(reportsTitle)} define={reportPanelOf} about={id} onClose={props.onClose}>
      {(opened) => <ReportForm {...opened} {...props} />}
    </OpenRecord>
  );
};
