import { Link } from '@tanstack/react-router';
import { careSections } from '#contract/care-fields';
import { problemReportFields } from '#contract/problem-report-fields';
import {
  changeReport,
  type ReportChange,
  type ReportedProblem,
  type ReportRow,
} from '#contract/problem-reports';
import type { UserOptions } from '#contract/users';
import {
  callThem,
  mailThem,
  oneReport,
  openReportedCar,
  problemOf,
  reportIsAbout,
} from '#words/problem-reports';
import { ownersOf } from '../../admin-kit/record/care';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { telHref } from '#domain/thai/phone';
import { Facts } from '../../ui/facts';
import { useSay } from '../../ui/use-say';
import classes from './problem-reports.module.css';

/** The car in which it was written, or the booking that its address names. */
export const aboutOf = ({ car, page }: Pick<ReportRow, 'car' | 'page'>): string | null =>
  car?.plate ?? new URLSearchParams(page.split('?')[1]).get('about');

const ReportFacts = ({ report }: { report: ReportedProblem }) => {
  const say = useSay();
  const { by, at, page, appVersion, lastError } = problemReportFields;
  return (
    <>
      <blockquote className={classes['words']}>{report.message}</blockquote>
      <Facts
        look="beside"
        facts={[
          [by.label, report.by],
          [at.label, formatDateTime(report.at)],
          [reportIsAbout, aboutOf(report)],
          // The address of a car says nothing that its plate does not.
          [page.label, report.car === null && report.page],
          [appVersion.label, report.appVersion],
          [lastError.label, report.lastError],
        ]}
      />
      {report.car && (
        <Link
          to="/admin/$type/managecar"
          params={{ type: report.car.kind }}
          search={{ open: report.car.id }}
          className="button"
        >
          {say(openReportedCar)}
        </Link>
      )}
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

type ReportTypes = {
  fields: typeof problemReportFields;
  values: ValuesOf<typeof problemReportFields>;
  body: ReportChange;
  detail: ReportedProblem;
  options: UserOptions;
};

export const reportSetting = (api: ApiClient): RecordSetting<ReportTypes> => ({
  name: 'problem-report',
  fields: problemReportFields,
  sections: careSections,
  schema: changeReport,
  title: ({ by }, say) => say(problemOf, { name: by }),
  anyTitle: oneReport,
  values: (report) => valuesOf(problemReportFields, report),
  topics: ['problem_report', 'admin_user'],
  readOptions: (signal) => api.call('readUserOptions', { signal }),
  read: (id, signal) => api.call('readProblemReport', { params: { id }, signal }),
  change: (id, body, sent) => api.call('changeProblemReport', { params: { id }, body, ...sent }),
  choices: ({ owners }, _, report) => ({
    ownerId: report ? ownersOf(owners, report) : [],
  }),
  above: (report) => <ReportFacts report={report} />,
});
