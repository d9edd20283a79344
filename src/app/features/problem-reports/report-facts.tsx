import { problemReportFields } from '#contract/problem-report-fields';
import type { ReportedProblem } from '#contract/problem-reports';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { telHref } from '#domain/thai/phone';
import { callThem, mailThem } from '#words/problem-reports';
import { Facts } from '../../ui/facts';
import { useSay } from '../../ui/use-say';
import classes from './problem-reports.module.css';

/** What was reported, and how to reach whoever did. */
export const ReportFacts = ({ report }: { report: ReportedProblem }) => {
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
          [page.label, report.page],
          [appVersion.label, report.appVersion],
          [lastError.label, report.lastError],
        ]}
      />
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
