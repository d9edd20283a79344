import { Button, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import * as v from 'valibot';
import { problemReport } from '#contract/contacts';
import {
  reportAttached,
  reportHint,
  reportLabel,
  reportLastError,
  reportSend,
  reportSent,
  reportTitle,
  reportWaiting,
} from '#words/contacts';
import { refusals } from '#words/refusals';
import { appVersion } from '../../app-version';
import { useServices } from '../../app-services';
import type { Sent } from '../../outbox/outbox';
import { useStore } from '../../ui/store';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import classes from './contacts.module.css';

const newReport = () => ({ message: '', key: crypto.randomUUID() });

export const ReportForm = () => {
  const say = useSay();
  const explain = useFieldProblem();
  const { outbox, lastError } = useServices();
  const error = useStore(lastError);
  const [became, setBecame] = useState<Sent | 'sending' | null>(null);
  const form = useForm({
    initialValues: newReport(),
    validate: schemaResolver(v.pick(problemReport, ['message']), { sync: true }),
  });
  const page = location.pathname;

  const send = async ({ message, key }: { message: string; key: string }) => {
    setBecame('sending');
    const sent = await outbox.send({
      endpoint: 'reportProblem',
      input: { body: { message, page, appVersion, lastError: error } },
      label: reportTitle,
      key,
    });
    setBecame(sent);
    if (sent.state === 'needs-attention') form.setErrors({ message: sent.reason.code });
    else form.setValues(newReport());
  };
