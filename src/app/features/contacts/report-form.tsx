import { Button, InputBase } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { problemReport } from '#contract/contacts';
import {
  reportAbout,
  reportAttached,
  reportCarHint,
  reportHint,
  reportLabel,
  reportLastError,
  reportSend,
  reportSent,
  reportTitle,
  reportWaiting,
  reportWaitingForSignIn,
} from '#words/contacts';
import { refusals } from '#words/refusals';
import { useServices } from '../../app-services';
import { appVersion } from '../../app-version';
import type { Sent } from '../../outbox/outbox';
import { useStore } from '../../ui/store';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import classes from './contacts.module.css';

const LONGEST_PAGE = 500;

/** The address as it would be opened again: with the booking it is about, without this dialog. */
const pageOf = ({ pathname, searchStr }: { pathname: string; searchStr: string }) => {
  const search = new URLSearchParams(searchStr);
  search.delete('dialog');
  // In letters: it is read by people.
  const shown = decodeURIComponent(`${search}`.replaceAll('+', ' '));
  const page = search.size > 0 ? `${pathname}?${shown}` : pathname;
  return { pathname, page: page.slice(0, LONGEST_PAGE) };
};

const newReport = () => ({ message: '', key: crypto.randomUUID() });

/** Sent through the outbox: what is reported is often that nothing can be sent. */
export const ReportForm = ({ about }: { about?: string }) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { outbox, lastError, session } = useServices();
  const state = useStore(session.state);
  const mustSignIn = state.status === 'signed-in' && state.stale === 'refused';
  const error = useStore(lastError);
  const [sending, setSending] = useState(false);
  const [became, setBecame] = useState<Sent | null>(null);
  const { pathname, page } = useLocation({ select: pageOf, structuralSharing: true });
  const form = useForm({
    initialValues: newReport(),
    validate: schemaResolver(v.pick(problemReport, ['message']), { sync: true }),
    onValuesChange: () => setBecame(null),
  });

  const send = form.onSubmit(async ({ message, key }) => {
    setSending(true);
    const sent = await outbox.send({
      endpoint: 'reportProblem',
      input: { body: { message, page, appVersion, lastError: error } },
      label: reportTitle,
      key,
    });
    setSending(false);
    if (sent.state !== 'needs-attention') form.setValues(newReport());
    else if (sent.reason.fields) form.setErrors(sent.reason.fields);
    setBecame(sent);
  });

  return (
    <form className={classes['report']} onSubmit={send} noValidate>
      <h3 className="large">{say(reportTitle)}</h3>
      <InputBase
        component="textarea"
        multiline
        label={say(reportLabel)}
        placeholder={say(pathname.startsWith('/car/') ? reportCarHint : reportHint)}
        rows={4}
        {...form.getInputProps('message')}
        error={explain(form.errors['message'])}
      />
      <p className="stack gap-0 soft small">
        {about !== undefined && <strong>{say(reportAbout, { ref: about })}</strong>}
        {say(reportAttached, { page: about === undefined ? pathname : null, version: appVersion })}
        {error !== null && <span>{say(reportLastError, { error })}</span>}
      </p>
      <div role="status">
        {became?.state === 'sent' && <p className="note">{say(reportSent)}</p>}
        {became?.state === 'waiting' && (
          <p className="note">{say(mustSignIn ? reportWaitingForSignIn : reportWaiting)}</p>
        )}
        {became?.state === 'needs-attention' && (
          <p className="note warns">{say(refusals[became.reason.code])}</p>
        )}
      </div>
      <Button type="submit" loading={sending}>
        {say(reportSend)}
      </Button>
    </form>
  );
};
